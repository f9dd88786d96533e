/** What the security log tells, by its stable code: one line each, for an operator's searches and alerts. */
export const SECURITY_EVENT = {
  'log-in': 'A successful log-in: with the second factor, where the account has one.',
  'log-in-failed': 'A log-in with a wrong password, or for an e-mail without an account.',
  'rate-limited': 'A call beyond a limit by account, address or person: log-ins, codes, registrations.',
  'code-wrong': 'A one-time code that was wrong, old or for nobody.',
  'second-factor-failed':
    'A wrong or used code of the second factor, after the password, Google or a session was right.',
  'second-factor-limited': 'A code of the second factor after ten wrong ones in 15 minutes.',
  'second-factor-changed': 'A person’s second factor was switched on, switched off or reset.',
  'token-reused': 'A refresh token used a second time after its grace: its session was ended.',
  'role-changed': 'A person’s role was changed.',
  'email-added': 'A person proved an e-mail for an account that had none.',
  'rights-changed': 'An administrator’s rights were changed.',
  'nobody-looked-up': 'An administrator at the desk looked up a number that nobody has.',
  'number-changed': 'A person’s phone number was proved, changed, or taken by whoever has it now.',
  'origin-refused': 'A browser’s unsafe request from a foreign origin.',
  'host-refused': 'A request for a host name that is not the platform’s.',
  'statement-refused': 'A statement of who calls that was forged, expired or for another service.',
  'access-refused': 'A call that the caller’s role, or calling service, may not make.',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENT;

/** The refusals that are security events wherever they happen, by their code of the catalogue. */
export const EVENT_OF_REFUSAL: Readonly<Record<string, SecurityEvent>> = {
  'request/too-many': 'rate-limited',
  'auth/code-invalid': 'code-wrong',
  'auth/mailed-code-invalid': 'code-wrong',
  'request/origin-refused': 'origin-refused',
  'request/host-refused': 'host-refused',
  'auth/not-allowed': 'access-refused',
};
