"""Where traders are and where they may go."""

import json

from .content import NODES, ROUTE, regions_of


class Roads:
    """A position as plain fields, and the traders in it."""

    def __init__(self, position, news=()):
        self.__dict__.update(json.loads(json.dumps(position.data)))
        self.spaces = int(self.options["route-spaces"])
        self.ending = ""
        self.drawn_faces = [
            e["args"]["card"]["face"].split("/") for e in news if e["kind"] in ("drew-card", "turned-up")
        ]

    def inside(self, seat):
        return ":" in self.traders[seat]

    def here(self, seat):
        """'city', 'node' or 'route', and the trader's regions; of the end that is being resolved, if any (TT-R-15)."""
        place = self.traders[seat]
        if self.at and seat == self.active:
            route, heading = self.at.split(":")
            place = ROUTE[route][1] if heading == "out" else "city"
        if ":" in place:
            return "route", {ROUTE[place.split(":")[0]][0]}
        return ("city", set()) if place == "city" else ("node", regions_of(place))

    def holds(self, seat, condition):
        if not condition:
            return True
        word, _, name = condition.partition("-")
        kind, inside = self.here(seat)
        if word == "at":
            return kind == name
        if word == "in":
            return name in inside
        travelled = {ROUTE[self.at.split(":")[0]][0]} if self.at else set()
        if self.options["node-bonus"] == "either" and kind == "node":
            travelled |= inside
        return bool(travelled & (regions_of(name) if name in NODES else {name}))

    def walk(self, seat, names, spaces):
        """Return where a movement leads and the ends it reaches, as 'route:heading'; None if it cannot be walked."""
        place, names, ends = self.traders[seat], list(names), []
        for _ in range(spaces):
            if ":" in place:
                route, space, heading = place.split(":")
                space = int(space) + (1 if heading == "out" else -1)
            elif names:
                route = names.pop(0)
                if place not in ("city", ROUTE[route][1]):
                    return None
                heading, space = ("out", 1) if place == "city" else ("back", self.spaces)
            else:
                return None
            place = f"{route}:{space}:{heading}"
            if space in (0, self.spaces + 1):
                place = "city" if space == 0 else ROUTE[route][1]
                ends.append(f"{route}:{heading}")
        return None if names else (place, ends)

    def ways(self, seat, most):
        found = []
        for spaces in range(1, most + 1):
            for verb, names in self.route_lists():
                if self.walk(seat, names, spaces):
                    found.append(" ".join([verb, *names, str(spaces)]))
        return found

    def route_lists(self):
        yield "ahead", []
        yield from (("via", [route]) for route in ROUTE)
        yield from (("through", [one, two]) for one in ROUTE for two in ROUTE)

    def move(self, seat, words):
        *names, spaces = words
        self.traders[seat], ends = self.walk(seat, names, int(spaces))
        self.forced[seat] = self.unmoved[seat] = False
        self.arrivals += ends
