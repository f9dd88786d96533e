import { defineCounter } from '@pothik/service-kit';

/** Beside `pothik_sms_sends_total` of notification: far more sent than used means that somebody asks for codes nobody waits for. */
export const SMS_CODES_USED = defineCounter({
  name: 'pothik_sms_codes_used_total',
  help: 'Right codes that went by SMS, by purpose: log-in, prove-number, delete-account.',
  labels: ['purpose'],
});
