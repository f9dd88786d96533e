import { z } from 'zod';
import { counter } from '../platform/counter.js';
import type { SharedKey } from '../platform/shared-text.js';

/** Counts messages to the support of one e-mail. */
export const contactKey = (email: string): string => `contact:${email}`;

/** Counts the SMS of a day in Asia/Dhaka: those of the reserve, and those that codes may take too, each apart. */
export const smsOfDayKey = (day: string, share: 'open' | 'reserve'): string => `sms-of-day:${day}:${share}`;

/** Counts the tries to tell the desk's caller of one write: the first alone sends. */
export const deskSmsKey = (id: string): string => `desk-sms:${id}`;

/** When a driver last gave a sign of life. Written by `raise` alone, so that a late one covers no newer one. */
export const signOfLifeKey = (personId: string): string => `sign-of-life:${personId}`;
/** When the demonstration last stood in for a driver whom nobody is signed in as; written by `raise`. */
export const signOfDrivingKey = (personId: string): string => `sign-of-driving:${personId}`;
/** Since when the store keeps signs: a store that lost its entries says nothing of the time before. */
export const SIGNS_KEPT_SINCE_KEY = 'signs-kept-since';

/** A moment, in milliseconds since the epoch. */
const epochMs = { form: 'integer', value: z.int().min(0) } as const;

/** What gateways and services share of notification in the key-value store, by name. */
export const notificationKeys = {
  contact: { key: contactKey('{email}'), ...counter },
  smsOfDay: { key: smsOfDayKey('{day}', 'open'), ...counter },
  smsOfDayReserve: { key: smsOfDayKey('{day}', 'reserve'), ...counter },
  deskSms: { key: deskSmsKey('{id}'), ...counter },
  signOfLife: { key: signOfLifeKey('{personId}'), ...epochMs },
  signOfDriving: { key: signOfDrivingKey('{personId}'), ...epochMs },
  signsKeptSince: { key: SIGNS_KEPT_SINCE_KEY, ...epochMs },
} as const satisfies Record<string, SharedKey>;
