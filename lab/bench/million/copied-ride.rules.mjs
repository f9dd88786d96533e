const DAY_MS = 24 * 3_600_000;
const SPREAD_MS = 366 * DAY_MS;
const ID_LENGTH = 24;

/** A made-up id of a kind, a hexadecimal digit. @param {string} kind @param {number} number */
export const madeUpId = (kind, number) => `${kind}${number.toString(16).padStart(ID_LENGTH - 1, '0')}`;

/** When the ride of a number was requested, if so many are spread evenly over the 366 days before `until`, the oldest first. */
export const requestedAt = (number, count, until) =>
  new Date(until.getTime() - Math.round((SPREAD_MS * (count - number)) / count));

/**
 * A stored document again, at another time and of other people: its dates later by `laterMs`, its words and ids replaced
 * by those that `words` has for them.
 */
export function copyOf(value, change) {
  if (value === null || typeof value !== 'object') return change.words.get(value) ?? value;
  if (value instanceof Date) return new Date(value.getTime() + change.laterMs);
  if (value._bsontype === 'ObjectId') {
    const id = change.words.get(value.toString());
    return id === undefined ? value : new value.constructor(id);
  }
  if (Array.isArray(value)) return value.map((item) => copyOf(item, change));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field, change)]));
}
