import type { Evidence } from './evidence.js';
import { notificationFindings, streamFindings } from './notifications.rules.js';
import { overlapFindings, rideFindings } from './rides.rules.js';
import { freeListFindings, totalsFindings } from './totals.rules.js';

/** One sentence for each write that is lost, took effect twice or is otherwise wrong; none when all is correct. */
export const findingsOf = (evidence: Evidence): string[] => [
  ...evidence.wrong,
  ...rideFindings(evidence),
  ...overlapFindings(evidence),
  ...totalsFindings(evidence),
  ...notificationFindings(evidence),
  ...streamFindings(evidence),
  ...freeListFindings(evidence),
  ...evidence.deadLetters.map((letter) => `dead letter: ${letter}`),
];
