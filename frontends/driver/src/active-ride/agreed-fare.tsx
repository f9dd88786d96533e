import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, Card, Money } from '@pothik/ui-kit';
import { Check, Pencil } from 'lucide-react';
import { useActiveRideText } from './active-ride-text';

/** The fare that the rider sees now; it can still be changed. */
export function AgreedFare({ ride, onChange }: { ride: RideView; onChange(): void }) {
  const text = useActiveRideText();
  if (ride.fare === null) return null;
  return (
    <Card as="div">
      <div className="driver-agreed">
        <span className="driver-done-mark">
          <Check aria-hidden />
        </span>
        <div>
          <p className="driver-quiet driver-small">{text.fareSeen(firstNameOf(ride.user.name))}</p>
          <p className="driver-fare-amount">
            <Money amount={ride.fare} />
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil aria-hidden />}
          aria-label={text.changeFare}
          onClick={onChange}
        >
          {text.change}
        </Button>
      </div>
    </Card>
  );
}
