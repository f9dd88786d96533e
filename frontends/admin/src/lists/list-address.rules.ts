/** The value, if it is one of these. */
export const knownValue = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value);

const IDENTIFIER = /^[0-9a-f]{24}$/;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** The id of a document, if it is one. */
export const knownId = (id: string | null): string | undefined => (id !== null && IDENTIFIER.test(id) ? id : undefined);

/** Whether this is a day of this century, as `2026-11-02`. */
export const isDay = (day: string): boolean => DAY.test(day) && new Date(day).toJSON()?.slice(0, 10) === day;

/** The day, if it is one. */
export const knownDay = (day: string | null): string | undefined => (day !== null && isDay(day) ? day : undefined);

/** The address of a list: only what differs from the default, which starts at page 1. */
export function addressOf(view: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    const plain = value === undefined || value === '' || (name === 'page' && value === 1);
    if (!plain) parameters.set(name, String(value));
  }
  return parameters;
}
