"""What holds for every test: chance is fixed, unless ENTREPOT_TEST_CHANCE asks for another; progress as a line."""

import fixed_chance
from hypothesis import settings

pytest_plugins = ["progress_line"]
settings.register_profile("fixed", derandomize=True)
if fixed_chance.CHANCE == fixed_chance.USUAL:
    settings.load_profile("fixed")
