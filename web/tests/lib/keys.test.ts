// Keys of seats: kept by table, and read from links that mail programs have hung things on.
import { beforeEach, expect, test } from "vitest";

import { clearAddress, forget, forgetInvitation, invitationsOf, isOwn, keep, keepInvitations, keyInAddress, keysOf, link, ownFor } from "../../src/lib/keys";

const KEY = "abcdefghijklmnopqrstuv";
beforeEach(() => {
  localStorage.clear();
  location.hash = "";
});

test.each([
  [`#key=${KEY}`, KEY],
  [`#key=${KEY}.`, KEY],
  [`#key=${KEY}&utm=mail`, KEY],
  [`#key=%22${KEY}%22`, KEY],
  [`#key=(${KEY})`, KEY],
  ["#key=abc", ""],
  ["#key=", ""],
  ["#other", null],
  ["", null],
])("the address %j has the key %j", (hash, expected) => {
  location.hash = hash;
  expect(keyInAddress()).toBe(expected);
});
test("a link carries its key behind the #, where no server sees it", () => expect(new URL(link("abc", KEY))).toMatchObject({ pathname: "/table/abc", search: "", hash: `#key=${KEY}` }));
test("a key that was read does not stay in the address", () => {
  location.hash = `#key=${KEY}`;
  clearAddress();
  expect(location.href).not.toContain(KEY);
});
test("a key is kept once, by table, until it is given up", () => {
  keep("abc", ["one", "two"]);
  keep("abc", ["one"]);
  expect([keysOf("abc"), keysOf("other")]).toEqual([["one", "two"], []]);
  forget("abc", "one");
  expect(keysOf("abc")).toEqual(["two"]);
});
test("a new invitation to a seat takes the place of the old one", () => {
  keepInvitations("abc", [{ seat: 1, key: "old" }, { seat: 2, key: "two" }]);
  keepInvitations("abc", [{ seat: 1, key: "new" }]);
  expect(invitationsOf("abc")).toEqual([{ seat: 2, key: "two" }, { seat: 1, key: "new" }]);
  forgetInvitation("abc", 2);
  expect(invitationsOf("abc")).toEqual([{ seat: 1, key: "new" }]);
});
test("however often somebody sits down by an invitation, it is with the same key of their own", () => {
  const own = ownFor("abc", KEY);
  expect(own).toMatch(/^[\w-]{22}$/);
  expect([ownFor("abc", KEY), ownFor("other", KEY) === own, isOwn("abc", KEY)]).toEqual([own, false, false]);
  keep("abc", [own]);
  expect(isOwn("abc", KEY)).toBe(true);
});
test("what cannot be read is as good as nothing", () => {
  localStorage.setItem("entrepot-keys", "{half");
  expect(keysOf("abc")).toEqual([]);
});
