import type { Evidence } from './evidence.js';
import { notificationFindings, streamFindings } from './notifications.rules.js';
import { overlapFindings, rideFindings } from './rides.rules.js';
import { freeListFindings, totalsFindings } from './totals.rules.js';

/** Everything that is lost, twice in effect or otherwise wrong, a sentence each; none: the load was carried out exactly. */
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
