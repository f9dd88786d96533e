import type { RideCause, RideParty, RideView } from '@pothik/contracts/ride';

type Explained = Pick<RideView['history'][number], 'cause' | 'reason'>;

/** A type, not an interface, because a catalogue requires an index signature. */
export type HistoryWords = {
  /** Who did it; `driver` is the name of the ride's driver. */
  readonly by: (party: RideParty, driver: string) => string;
  readonly because: (who: string, reason: string) => string;
  /** The system's cause in words for the reader, or the reason a person typed; it may be empty. */
  readonly why: (step: Explained) => string;
  /** The time of an act that waited for a network: when the person says that they pressed, and when it reached us. */
  readonly claimed: (pressed: string, arrived: string) => string;
};

/** Who, and the reason: the same in every language. */
export const because: HistoryWords['because'] = (who, reason) => `${who}: ${reason}`;

/** The sentence of why, from the words of the system's causes. */
export const whyIn =
  (causes: Readonly<Record<RideCause, string>>): HistoryWords['why'] =>
  ({ cause, reason }) =>
    cause ? causes[cause] : reason;
