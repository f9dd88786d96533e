export { authenticatorUri, freshAuthenticatorSecret } from './authenticator-codes.js';
export { PendingLogInService } from './pending-log-in.service.js';
export { SecondFactorCookies } from './second-factor.cookies.js';
export { SecondFactorHasher } from './second-factor.hasher.js';
export { SecondFactorModule } from './second-factor.module.js';
export { needsSecondFactor, shownRecoveryCode } from './second-factor.rules.js';
export { SecondFactorCodeService } from './second-factor-code.service.js';
export { SecondFactorKeysService } from './second-factor-keys.service.js';
