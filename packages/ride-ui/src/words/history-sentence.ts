import type { RideCause } from '@pothik/contracts/ride';
import type { HistoryWords } from './history-words';

/** Who, and the reason: the same in every language. */
export const because: HistoryWords['because'] = (who, reason) => `${who}: ${reason}`;

/** The sentence of why, from the words of the system's causes. */
export const whyIn =
  (causes: Readonly<Record<RideCause, string>>): HistoryWords['why'] =>
  ({ cause, reason }) =>
    cause ? causes[cause] : reason;
