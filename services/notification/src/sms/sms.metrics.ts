import { defineCounter, type Metrics } from '@pothik/service-kit';
import { SMS_PURPOSES, SMS_USES } from './sms-day.rules.js';

export const SMS_METRICS = {
  sends: defineCounter({
    name: 'pothik_sms_sends_total',
    help: 'SMS by purpose and outcome: sent, refused-number, -sender, -balance, -language, -no-gateway, -other, later, unreadable.',
    labels: ['purpose', 'outcome'],
  }),
  parts: defineCounter({
    name: 'pothik_sms_parts_total',
    help: 'Parts of sent SMS by purpose.',
    labels: ['purpose'],
  }),
  cost: defineCounter({
    name: 'pothik_sms_cost_taka_total',
    help: 'What sent SMS cost by purpose, in taka, as SMS_PRICE says.',
    labels: ['purpose'],
  }),
  usedUp: defineCounter({
    name: 'pothik_sms_used_up_total',
    help: 'SMS that were not sent, or not promised, because those of the day are used up, by use: code, notice, urgent.',
    labels: ['use'],
  }),
} as const;

/** The outcomes that concern every SMS, not one. */
export const OF_ALL: readonly string[] = [
  'refused-sender',
  'refused-balance',
  'refused-language',
  'refused-other',
  'unreadable',
];

/** Shows with 0 what alerts watch, so that the first one is an increase. */
export function beginSmsMetrics(metrics: Metrics): void {
  for (const use of SMS_USES) metrics.count(SMS_METRICS.usedUp, { use }, 0);
  for (const purpose of SMS_PURPOSES)
    for (const outcome of OF_ALL) metrics.count(SMS_METRICS.sends, { purpose, outcome }, 0);
}
