/** Headers of every page of the web app. No unsafe-inline: styles need the page's nonce or a listed hash. */
export function pageHeaders(nonce: string, styleSources: readonly string[]): Record<string, string> {
  const styles = ["'self'", `'nonce-${nonce}'`, ...styleSources].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The map's worker is a file of ours: no blob.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...FILE_HEADERS };
}

/** Headers of every file of the web app. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  // A rider may say where they are; no frame of others may ask.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

/** The worker of the whole site (ADR 33). */
const WORKER = 'sw.js';

/** Headers of a file, by its path. What the worker fetches, it fetches under the policy of its own script. */
export const fileHeadersOf = (path: string): Record<string, string> =>
  path === WORKER
    ? {
        ...FILE_HEADERS,
        'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      }
    : FILE_HEADERS;
