import type { RideView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { useDriverText } from '../texts/driver-text';

/** A rider's number, to call; it says if nobody has confirmed it. */
export function RiderPhone({ phone, isPhoneProven }: Pick<RideView['user'], 'phone' | 'isPhoneProven'>) {
  const { notConfirmed } = useDriverText();
  const { digits } = useFormat();
  return (
    <>
      <a href={`tel:${phone}`} className="driver-phone">
        {digits(phone ?? '')}
      </a>
      {!isPhoneProven && <span className="driver-quiet driver-small"> · {notConfirmed}</span>}
    </>
  );
}
