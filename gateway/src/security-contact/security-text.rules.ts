const DAY_MS = 24 * 3_600_000;
/** Whoever reads it later asks again: RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** What `/.well-known/security.txt` says (RFC 9116). `contact`: an e-mail or an https address. */
export function securityText(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ].join('\n');
}
