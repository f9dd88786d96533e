interface Entry {
  to: string;
  also?: string;
}

interface Address {
  pathname: string;
  search: string;
}

/** The sidebar entry of an address: of the entries that match, the most specific. */
export function entryAt<Known extends Entry>(entries: readonly Known[], address: Address): Known | undefined {
  const fitting = entries.filter((entry) => fits(entry, address));
  return fitting.sort((one, other) => other.to.length - one.to.length)[0];
}

/** An entry matches the pages below it; an entry with a query only addresses with that query. */
function fits({ to, also }: Entry, { pathname, search }: Address): boolean {
  const [path = '', query] = to.split('?');
  const isBelow = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  if (!isBelow(path) && !(also && isBelow(also))) return false;
  const asked = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}
