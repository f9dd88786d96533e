import type { Point } from '@pothik/contracts/platform';

type Side = readonly [Point, Point];

/**
 * Whether a point lies in a zone: a ray to the east leaves it an odd number of times (W. R. Franklin's pnpoly).
 * A zone is far from the poles and from the date line, so degrees are taken as a plane.
 */
export function isInZone({ lat, lng }: Point, zone: readonly Point[]): boolean {
  const crossed = sidesOf(zone).filter(([one, other]) => {
    if (one.lat > lat === other.lat > lat) return false;
    return lng < one.lng + ((other.lng - one.lng) * (lat - one.lat)) / (other.lat - one.lat);
  });
  return crossed.length % 2 === 1;
}

/** Whether two sides of a zone touch that are not neighbours, or a side has no length. */
export function crossesItself(zone: readonly Point[]): boolean {
  const sides = sidesOf(zone);
  return sides.some(
    (side, index) => hasNoLength(side) || sides.slice(index + 1).some((other) => meetWrongly(side, other)),
  );
}

const sidesOf = (zone: readonly Point[]): Side[] =>
  zone.map((corner, index) => [corner, zone[(index + 1) % zone.length] as Point]);

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lng === other.lng;
const hasNoLength = ([from, to]: Side): boolean => isSame(from, to);

/** Neighbours share one corner, and must not lie on each other; others must not meet at all. */
function meetWrongly(side: Side, other: Side): boolean {
  const [from, to] = side;
  const [otherFrom, otherTo] = other;
  if (isSame(to, otherFrom)) return isSame(from, otherTo) || isFoldedBack(from, to, otherTo);
  if (isSame(otherTo, from)) return isFoldedBack(otherFrom, from, to);
  return meet(side, other);
}

/** From a corner the way goes straight back. */
const isFoldedBack = (before: Point, corner: Point, after: Point): boolean =>
  turn(before, corner, after) === 0 &&
  (before.lng - corner.lng) * (after.lng - corner.lng) + (before.lat - corner.lat) * (after.lat - corner.lat) > 0;

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, c, b)) ||
    (abd === 0 && isBetween(a, d, b)) ||
    (cda === 0 && isBetween(c, a, d)) ||
    (cdb === 0 && isBetween(c, b, d))
  );
}

/** 1: to the left, -1: to the right, 0: straight on. */
const turn = (from: Point, over: Point, to: Point): number =>
  Math.sign((over.lng - from.lng) * (to.lat - from.lat) - (over.lat - from.lat) * (to.lng - from.lng));

/** For a point on the line of two others. */
const isBetween = (one: Point, point: Point, other: Point): boolean =>
  point.lng >= Math.min(one.lng, other.lng) &&
  point.lng <= Math.max(one.lng, other.lng) &&
  point.lat >= Math.min(one.lat, other.lat) &&
  point.lat <= Math.max(one.lat, other.lat);
