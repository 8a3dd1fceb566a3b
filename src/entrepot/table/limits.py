"""How much one address, or one socket, may ask: so much at once, and so much a second in the long run."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 20_000


class Bucket:
    """Holds `most` at first and is filled again by `rate` a second."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take so much out and return True; False, taking nothing, if less is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket for each address; those not used for longest are forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1.0) -> bool:
        """Take so much for an address; False if it has asked too much."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(count)
