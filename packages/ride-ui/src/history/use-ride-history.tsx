import type { RideView } from '@pothik/contracts/ride';
import { ClockTime, type Step } from '@pothik/ui-kit';
import { useHistoryWords } from '../words/history-words';
import type { RideParticipant } from '../words/ride-reader';
import { useStepWords } from '../words/step-words';
import { historyWithArrival } from './history-with-arrival.rules';
import { useClaimedNote } from './use-claimed-note';

/** The history of a ride as steps of a Stepper: what happened, when, by whom and why. */
export function useRideHistory(ride: RideView, reader: RideParticipant): Step[] {
  const words = useHistoryWords(reader);
  const steps = useStepWords(reader);
  const withClaim = useClaimedNote();
  return historyWithArrival(ride).map((step) => {
    const { to, by, at } = step;
    const who = words.by(by, ride.driver.user.name);
    const why = words.why(step);
    return {
      key: `${to} ${at}`,
      label: steps[to],
      state: to === 'CANCELLED' || to === 'REJECTED' ? 'failed' : 'done',
      time: <ClockTime at={at} />,
      note: withClaim(why ? words.because(who, why) : who, step),
    };
  });
}
