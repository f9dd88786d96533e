import { rideNumber } from '@pothik/contracts/ride';
import { TextLink } from '@pothik/ui-kit';
import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useRiderText } from '../texts/rider-text';

/** The ride's short number, which people can read out, and the way to the support with the ride attached. */
export function RideHelp({ rideId }: { rideId: string }) {
  const text = useRiderText();
  const number = rideNumber(rideId);
  return (
    <p className="rider-help">
      <span className="rider-quiet rider-small">{text.rideNumber(number)}</span>
      <TextLink asChild>
        <Link to={`/support?ride=${number}`}>
          <LifeBuoy aria-hidden size={18} />
          {text.help}
        </Link>
      </TextLink>
    </p>
  );
}
