/** What a code is for that is sent by SMS; the message says it. One for sign-up and log-in: which it is, nobody is told. */
export const SMS_CODE_PURPOSE = {
  LOG_IN: 'log-in',
  PROVE_NUMBER: 'prove-number',
  DELETE_ACCOUNT: 'delete-account',
} as const;
export type SmsCodePurpose = (typeof SMS_CODE_PURPOSE)[keyof typeof SMS_CODE_PURPOSE];

/**
 * What became of a code's SMS. `sent`: the gateway has it, or may have it. `refused`: nothing was sent, and asking again would
 * not help. `used-up`: nothing was sent, because the messages of this day are. A call that fails may be made again.
 */
export const CODE_SMS_OUTCOME = { SENT: 'sent', REFUSED: 'refused', USED_UP: 'used-up' } as const;

/** What the desk's caller is told by SMS. */
export const DESK_SMS = { ACCEPTED: 'accepted', NO_DRIVER: 'no-driver', CANCELLED: 'cancelled' } as const;
export type DeskSms = (typeof DESK_SMS)[keyof typeof DESK_SMS];
