/**
 * The names of cookies; `cookieNameOf` says what a secret one is called under https. Apart from `HEADER`, as a
 * visitor's first page reads cookies and makes no call.
 */
export const COOKIE = {
  access: 'accessToken',
  refresh: 'refreshToken',
  /** Recognises a browser at the callback from Google. */
  googleSignIn: 'googleSignIn',
  signedIn: 'signedIn',
  /** The secret by which a browser holds its registration until the e-mail is proved. */
  registration: 'registration',
  /** The secret by which a browser holds its pending log-in until the second factor completes it. */
  secondFactor: 'second_factor',
  /** Signed: the account that this browser signed in to last. */
  knownBrowser: 'knownBrowser',
  language: 'language',
  sidebar: 'sidebar_state',
} as const;
