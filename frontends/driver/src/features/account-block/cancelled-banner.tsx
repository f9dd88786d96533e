import { RIDE_CAUSE } from '@pothik/contracts/ride';
import { useHistoryWords } from '@pothik/ride-ui';
import { Banner, Button, useFormat } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { useAccountBlockText } from './account-block-text';
import type { CancelledRide } from './cancelled-ride.rules';

/** Who cancelled which ride and why. */
export function CancelledBanner({ ride, onSeen }: { ride: CancelledRide; onSeen(): void }) {
  const text = useAccountBlockText();
  const { time } = useFormat();
  const why = useHistoryWords('DRIVER').why(ride);
  const seen = (
    <Button size="small" className="ui-nowrap" onClick={onSeen}>
      {text.seen}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<Ban aria-hidden />} action={seen}>
      {text.ofRide(time(ride.at), ride.pickup)} {noticeOf(ride, why, text)}
    </Banner>
  );
}

/** Who asks the next driver cancels nothing: why is the whole sentence. */
function noticeOf({ by, cause }: CancelledRide, why: string, text: ReturnType<typeof useAccountBlockText>): string {
  if (cause === RIDE_CAUSE.MOVED_AWAY || cause === RIDE_CAUSE.FARE_NOT_AGREED) return why;
  return by === 'RIDER' ? text.byRider(why) : text.byPothik(why);
}
