/** The value, if it is one of these. */
export const knownValue = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value);

/** The address of a list: only what differs from the default, which starts at page 1. */
export function addressOf(view: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    const plain = value === undefined || value === '' || (name === 'page' && value === 1);
    if (!plain) parameters.set(name, String(value));
  }
  return parameters;
}
