interface Address {
  pathname: string;
  hash: string;
  key: string;
}

/**
 * Makes the keys under which the places scrolled to are kept: one for each visit of a page. A filter or a dialog in the address is
 * the same visit, so the page stays where it is; a link to a part of the page scrolls to it.
 */
export function scrollKeys(): (address: Address) => string {
  const visits = new Map<string, string>();
  let last: { pathname: string; visit: string } | undefined;
  return ({ pathname, hash, key }) => {
    if (hash) return key;
    // The first page of a tab has no key of its own.
    const visit = visits.get(key) ?? (last?.pathname === pathname ? last.visit : `${pathname} ${key}`);
    visits.set(key, visit);
    last = { pathname, visit };
    return visit;
  };
}
