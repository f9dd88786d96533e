/** The dialogs of the account card; the first leads to the second, so they load together. */
export { Component as PhoneDialog } from './phone/phone-dialog';
export { Component as ProfileDialog } from './profile-dialog';
