import { INTERNATIONAL_PHONE } from '@pothik/contracts/platform';
import type { SmsOutcome } from './sms-sender.js';

/** Why nothing is sent to a number; undefined for a Bangladeshi mobile number. This alone ends dear numbers abroad. */
export const numberRefusal = (to: string): SmsOutcome | undefined =>
  INTERNATIONAL_PHONE.test(to)
    ? undefined
    : { kind: 'refused', why: 'number', said: 'not a Bangladeshi mobile number' };
