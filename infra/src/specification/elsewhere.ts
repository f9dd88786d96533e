const BROWSER = 'the browser’s alone';
const SAYS_NOTHING = 'says nothing; the design decides';

/** Lines in which the server has no part, by how they begin. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'File-upload item': BROWSER,
  'Cache groups:': BROWSER,
  'Response fields beyond those listed:': SAYS_NOTHING,
  'Profile dialogs open and close': BROWSER,
  'Upload area:': BROWSER,
  'Toasts: success': BROWSER,
  'Route guards require': BROWSER,
  'Riders see the Get Ride dialog.': BROWSER,
  'A failed guard leads': BROWSER,
  'Fine-grained permissions per role:': SAYS_NOTHING,
  'Server behaviour behind every call:': SAYS_NOTHING,
  'Server messages (data.message)': BROWSER,
  'Register failure:': BROWSER,
  'Logout failure:': BROWSER,
  'SOS failure:': BROWSER,
  'OTP send failure:': BROWSER,
  'Any failed profile, driver or vehicle update:': BROWSER,
  'No user or failed current-user fetch:': BROWSER,
  'Empty ride table:': BROWSER,
  'Unhandled routing failures': BROWSER,
  'Server error codes:': SAYS_NOTHING,
  'Mobile breakpoint 768 px.': BROWSER,
  'Sidebar cookie max-age': BROWSER,
  'Toasts: display 4000 ms': BROWSER,
  'Cached data kept 60 seconds': BROWSER,
  'Theme storage key': BROWSER,
};
