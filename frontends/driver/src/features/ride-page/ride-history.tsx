import type { RideView } from '@pothik/contracts/ride';
import { Card, ClockTime, type Step, Stepper } from '@pothik/ui-kit';
import { useDriverText } from '../../texts/driver-text';
import { useRidePageText } from './ride-page-text';

/** Everything that happened to a ride: what, when, by whom and why. */
export function RideHistory({ history }: Pick<RideView, 'history'>) {
  const text = useRidePageText();
  return (
    <Card title={text.history}>
      <Stepper label={text.history} steps={useSteps(history)} />
    </Card>
  );
}

function useSteps(history: RideView['history']): Step[] {
  const text = useRidePageText();
  const words = useDriverText();
  return history.map(({ to, by, at, reason }) => {
    const who = words.by(by);
    const why = by === 'SYSTEM' ? words.systemReason(reason) : reason;
    return {
      key: `${to} ${at}`,
      label: text[to],
      state: to === 'CANCELLED' || to === 'REJECTED' ? 'failed' : 'done',
      time: <ClockTime at={at} />,
      note: why ? text.because(who, why) : who,
    };
  });
}
