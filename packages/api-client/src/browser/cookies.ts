/** A readable cookie's value, or undefined. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found === undefined ? undefined : decodeURIComponent(found.slice(prefix.length));
}

/** Sets a readable cookie for the whole site. */
export function writeCookie(name: string, value: string, maximumAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers our riders use.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maximumAgeSeconds}; SameSite=Lax${secure}`;
}
