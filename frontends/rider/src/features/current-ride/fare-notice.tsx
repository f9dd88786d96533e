import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { storeText, useStoredText } from '@pothik/ride-ui';
import { Button, Money, Note } from '@pothik/ui-kit';
import { ArrowRight, Banknote } from 'lucide-react';
import { useEffect } from 'react';
import { useCurrentRideText } from './current-ride-text';
import { fareChangeOf, seenByItself, seenFare } from './fare-notice.rules';

const keyOf = (rideId: string) => `rider-fare-seen:${rideId}`;

/** A fare that was changed, old → new and why, until it is seen: the code that the rider may remember is void. */
export function FareNotice({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const key = keyOf(ride._id);
  const seen = seenFare(useStoredText(localStorage, key));
  const byItself = seenByItself(ride, seen);
  useEffect(() => {
    if (byItself !== undefined) storeText(localStorage, key, byItself === null ? null : String(byItself));
  }, [byItself, key]);
  const change = fareChangeOf(ride, seen);
  if (!change) return null;
  return (
    <Note tone="warning" alert icon={<Banknote aria-hidden />}>
      <p>
        <b>
          {(change.to === ride.offer?.fare ? text.offerTaken : text.fareChanged)(firstNameOf(ride.driver.user.name))}
        </b>
      </p>
      <p className="rider-fare-change">
        <s>
          <Money amount={change.from} />
        </s>
        <ArrowRight aria-label={text.fareBecame} size={20} />
        <strong>
          <Money amount={change.to} />
        </strong>
      </p>
      {change.why && <p>{text.reasonGiven(change.why)}</p>}
      <Button size="small" onClick={() => storeText(localStorage, key, String(change.to))}>
        {text.seen}
      </Button>
    </Note>
  );
}
