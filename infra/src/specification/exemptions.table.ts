/** Why a line does not concern a side of the product. */
export interface Exemption {
  server?: string;
  browser?: string;
}

const BROWSERS_ALONE: Exemption = { server: 'the browser’s alone' };
const SERVERS_ALONE: Exemption = { browser: 'the server’s alone' };
const NOTHING = 'says nothing; the design decides';
const SAYS_NOTHING: Exemption = { server: NOTHING, browser: NOTHING };

/** Sections that concern one side only: the screens, and the calls. */
export const SECTIONS: Readonly<Record<number, Exemption>> = { 1: BROWSERS_ALONE, 2: BROWSERS_ALONE, 7: SERVERS_ALONE };

/** Lines that do not concern a side, by their beginnings. */
export const LINES: Readonly<Record<string, Exemption>> = {
  'Contents of the admin driver lists': SAYS_NOTHING,
  'File-upload item': BROWSERS_ALONE,
  'The current-user response wraps': SERVERS_ALONE,
  'Cache groups:': BROWSERS_ALONE,
  'Response fields beyond those listed:': SAYS_NOTHING,
  'Profile dialogs open and close': BROWSERS_ALONE,
  'Upload area:': BROWSERS_ALONE,
  'Toasts: success': BROWSERS_ALONE,
  'Route guards require': BROWSERS_ALONE,
  'Riders see the Get Ride dialog.': BROWSERS_ALONE,
  'A failed guard leads': BROWSERS_ALONE,
  'Fine-grained permissions per role:': SAYS_NOTHING,
  'Server behaviour behind every call:': SAYS_NOTHING,
  'Server messages (data.message)': BROWSERS_ALONE,
  'Register failure:': BROWSERS_ALONE,
  'Logout failure:': BROWSERS_ALONE,
  'SOS failure:': BROWSERS_ALONE,
  'OTP send failure:': BROWSERS_ALONE,
  'Any failed profile, driver or vehicle update:': BROWSERS_ALONE,
  'No user or failed current-user fetch:': BROWSERS_ALONE,
  'Empty ride table:': BROWSERS_ALONE,
  'Unhandled routing failures': BROWSERS_ALONE,
  'Server error codes:': SAYS_NOTHING,
  'Mobile breakpoint 768 px.': BROWSERS_ALONE,
  'Sidebar cookie max-age': BROWSERS_ALONE,
  'Toasts: display 4000 ms': BROWSERS_ALONE,
  'Cached data kept 60 seconds': BROWSERS_ALONE,
  'Theme storage key': BROWSERS_ALONE,
};
