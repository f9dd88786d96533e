export type { AccountDocument } from './account.model.js';
export { AccountRepository } from './account.repository.js';
export {
  type Account,
  accountSnapshotOf,
  accountViewOf,
  chooseLanguage,
  endSessions,
  isGuest,
  raiseEpoch,
  registerAccount,
  registerByPhone,
  registerGuest,
  replaceSessions,
  type SecondFactor,
  signIn,
  signOut,
} from './account.rules.js';
export { AccountService } from './account.service.js';
export { AccountsModule } from './accounts.module.js';
export { AddressHasher } from './address.hasher.js';
export { LogInAttemptsService } from './log-in-attempts.service.js';
export { PasswordHasher } from './password.hasher.js';
export { PasswordProofService } from './password-proof.service.js';
