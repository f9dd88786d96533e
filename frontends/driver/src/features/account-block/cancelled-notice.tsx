import { useCurrentUser, useLive } from '@pothik/api-client';
import { RIDE_CAUSE } from '@pothik/contracts/ride';
import { storeText, useHistoryWords, useStoredText } from '@pothik/ride-ui';
import { Banner, Button } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { useAccountBlockText } from './account-block-text';
import { type CancelledRide, cancelledBy, storedCancelledRide, textOfCancelledRide } from './cancelled-ride.rules';

const keyOf = (userId: string) => `driver-cancelled:${userId}`;

/** Who cancelled the engaged ride and why, when it was not the driver: on every page, reloads included, until it is seen. */
export function CancelledNotice() {
  const text = useAccountBlockText();
  const words = useHistoryWords('DRIVER');
  const key = keyOf(useCurrentUser()?._id ?? '');
  useLive(['ride-status-changed'], ({ facts }) => {
    const ride = cancelledBy(facts);
    if (ride) storeText(localStorage, key, textOfCancelledRide(ride));
  });
  const ride = storedCancelledRide(useStoredText(localStorage, key));
  if (!ride) return null;
  const why = words.why(ride);
  const seen = (
    <Button size="small" className="ui-nowrap" onClick={() => storeText(localStorage, key, null)}>
      {text.seen}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<Ban aria-hidden />} action={seen}>
      {noticeOf(ride, why, text)}
    </Banner>
  );
}

/** Who asks the next driver cancels nothing: why is the whole sentence. */
function noticeOf({ by, cause }: CancelledRide, why: string, text: ReturnType<typeof useAccountBlockText>): string {
  if (cause === RIDE_CAUSE.MOVED_AWAY) return why;
  return by === 'RIDER' ? text.byRider(why) : text.byPothik(why);
}
