/** The year of ECMAScript that scripts for browsers are written in. */
export const SCRIPTS = 'es2022';

/**
 * The oldest browsers that pages are written for, those of Tailwind 4.
 * Without a list the style sheets' minifier writes fallbacks for every browser there ever was.
 */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];
