export { CODE_PURPOSE, type CodePurpose } from '../notification/code-purpose.js';
export * from './access-claims.js';
export { authChannels } from './channels.js';
export * from './epochs.js';
export * from './errors.js';
export type { AccountSnapshot } from './events/account-snapshot.js';
export { authEvents } from './events/index.js';
export {
  beginSecondFactorForm,
  changePasswordForm,
  emailForm,
  loginForm,
  phoneForm,
  provePhoneForm,
  registerForm,
  registerPageForm,
  replacePhoneForm,
  resetPasswordForm,
  resetSecondFactorForm,
  rightsForm,
  roleForm,
  secondFactorForm,
  verifyForm,
} from './forms.js';
export * from './http.js';
export * from './keys.js';
export {
  DELETED_ACCOUNT_STORED_MS,
  KNOWN_BROWSER_MS,
  NAME_AT_REGISTRATION,
  ONE_TIME_CODE,
  PHONE,
  REGISTRATION,
  SECOND_FACTOR,
  SESSION,
} from './limits.js';
export { session } from './views.js';
