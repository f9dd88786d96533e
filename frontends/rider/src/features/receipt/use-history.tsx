import type { RideView } from '@pothik/contracts/ride';
import { ClockTime, type Step } from '@pothik/ui-kit';
import { useRideWords } from '../../rides/ride-words';
import { STEP_WORD } from '../../rides/step-words';
import { useReceiptText } from './receipt-text';

/** Everything that happened: what, when, by whom and why. */
export function useHistory({ history, driver }: RideView): Step[] {
  const text = useReceiptText();
  const words = useRideWords();
  return history.map(({ to, by, at, reason }) => {
    const who = words.by(by, driver.user.name);
    const why = by === 'SYSTEM' ? words.systemReason(reason) : reason;
    return {
      key: `${to} ${at}`,
      label: words[STEP_WORD[to]],
      state: to === 'CANCELLED' || to === 'REJECTED' ? 'failed' : 'done',
      time: <ClockTime at={at} />,
      note: why ? text.because(who, why) : who,
    };
  });
}
