/** The value, when it is one of those that are known. */
export const knownValue = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** The address of a list: only what differs from the plain one, which begins at page 1. */
export function addressOf(view: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    const plain = value === undefined || value === '' || (name === 'page' && value === 1);
    if (!plain) parameters.set(name, String(value));
  }
  return parameters;
}
