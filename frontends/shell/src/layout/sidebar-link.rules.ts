interface Entry {
  to: string;
  also?: string;
}

interface Address {
  pathname: string;
  search: string;
  /** The history entry's; a page that knows better than its address says `section`, the path of its list. */
  state?: unknown;
}

/** The sidebar entry of an address: of the entries that match, the most specific. */
export function entryAt<Known extends Entry>(entries: readonly Known[], address: Address): Known | undefined {
  const section = sectionOf(address.state);
  if (section) return entryAt(entries, section);
  const fitting = entries.filter((entry) => fits(entry, address));
  return fitting.sort((one, other) => other.to.length - one.to.length)[0];
}

/** A finished ride belongs to the list of such rides, which only its page knows. */
function sectionOf(state: unknown): Address | undefined {
  const section = typeof state === 'object' && state !== null && 'section' in state ? state.section : undefined;
  if (typeof section !== 'string') return undefined;
  const [pathname = '', search = ''] = section.split('?');
  return { pathname, search };
}

/** An entry matches the pages below it; an entry with a query only addresses with that query. */
function fits({ to, also }: Entry, { pathname, search }: Address): boolean {
  const [path = '', query] = to.split('?');
  const isBelow = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  if (!isBelow(path) && !(also && isBelow(also))) return false;
  const asked = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}
