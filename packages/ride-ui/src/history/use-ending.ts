import { endingOf, type RideView } from '@pothik/contracts/ride';
import { useHistoryWords } from '../words/history-words';
import type { RideParticipant } from '../words/ride-reader';

/** Who ended a ride early, and why; the reason may be empty. */
export function useEnding(ride: RideView, reader: RideParticipant): { who: string; why: string } | undefined {
  const words = useHistoryWords(reader);
  const ending = endingOf(ride);
  return ending && { who: words.by(ending.by, ride.driver.user.name), why: words.why(ending) };
}
