import { counter } from '../platform/counter.js';
import type { SharedKey } from '../platform/shared-text.js';

/** Counts messages to the support of one e-mail. */
export const contactKey = (email: string): string => `contact:${email}`;

/** What the instances of notification share in the key-value store, by name. */
export const notificationKeys = {
  contact: { key: contactKey('{email}'), ...counter },
} as const satisfies Record<string, SharedKey>;
