import type { Words } from './language.js';

/** An amount in whole taka: the sign, a non-breaking space, and the number grouped by lakh. */
export const takaWords = (amount: number): Words => ({
  en: `৳\u00a0${amount.toLocaleString('en-IN')}`,
  bn: `৳\u00a0${amount.toLocaleString('bn-BD')}`,
});
