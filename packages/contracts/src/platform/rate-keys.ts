import { counter } from './counter.js';
import type { SharedKey } from './shared-text.js';

/** The keys of the gateways' counts. `call`: method and path of the contract; `address` as it is counted. */
export const callOfAddressKey = (call: string, address: string): string => `rate:${call}:${address}`;
export const callsOfPersonKey = (personId: string): string => `rate:person:${personId}`;
export const placeSearchesOfPersonKey = (personId: string): string => `rate:places:${personId}`;
export const pointQuestionsOfPersonKey = (personId: string): string => `rate:points:${personId}`;
export const uploadsOfPersonKey = (personId: string): string => `rate:uploads:${personId}`;
export const failedRenewalsOfAddressKey = (address: string): string => `rate:renewals:${address}`;

/** What all gateways share in the key-value store, by name. */
export const gatewayKeys = {
  callOfAddress: { key: callOfAddressKey('{call}', '{address}'), ...counter },
  callsOfPerson: { key: callsOfPersonKey('{personId}'), ...counter },
  failedRenewalsOfAddress: { key: failedRenewalsOfAddressKey('{address}'), ...counter },
  placeSearchesOfPerson: { key: placeSearchesOfPersonKey('{personId}'), ...counter },
  pointQuestionsOfPerson: { key: pointQuestionsOfPersonKey('{personId}'), ...counter },
  uploadsOfPerson: { key: uploadsOfPersonKey('{personId}'), ...counter },
} as const satisfies Record<string, SharedKey>;
