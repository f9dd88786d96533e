/** Nothing is loaded, framed or based elsewhere: of every answer that is not a page. A page has a policy of its own. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A year, as browsers' preload lists require. */
const HTTPS_ALONE = 'max-age=31536000; includeSubDomains';

/** The headers of every answer of the gateway; a page and a picture may replace them by their own. */
export const answerHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(isHttps ? { 'strict-transport-security': HTTPS_ALONE } : {}),
});
