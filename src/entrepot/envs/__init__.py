"""Games behind the interfaces that researchers use. Needs `pip install entrepot[envs]`."""

from entrepot.envs.observing import Layout, Observer, layout, observer

__all__ = ["Layout", "Observer", "layout", "observer"]
