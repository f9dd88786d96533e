interface Place {
  to: string;
  also?: string;
}

interface Address {
  pathname: string;
  search: string;
}

/** The place somebody is at: of those that fit the address, the one that says most about it. */
export function placeAt<Known extends Place>(places: readonly Known[], address: Address): Known | undefined {
  const fitting = places.filter((place) => fits(place, address));
  return fitting.sort((one, other) => other.to.length - one.to.length)[0];
}

/** A place holds the pages below it; one with a query only those whose address has it too. */
function fits({ to, also }: Place, { pathname, search }: Address): boolean {
  const [path = '', query] = to.split('?');
  const isBelow = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  if (!isBelow(path) && !(also && isBelow(also))) return false;
  const asked = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}
