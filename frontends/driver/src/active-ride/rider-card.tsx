import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Card, IconButton, PersonLine, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useActiveRideText } from './active-ride-text';

/** The rider, and how to reach them. */
export function RiderCard({ ride: { user, pickUpBy } }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time, digits } = useFormat();
  const { name, phone, image } = user;
  const callButton = phone && (
    <IconButton asChild variant="outline" label={text.call(firstNameOf(name))}>
      <a href={`tel:${phone}`}>
        <Phone aria-hidden />
      </a>
    </IconButton>
  );
  const reach = phone ? (
    <a href={`tel:${phone}`} className="driver-phone">
      {digits(phone)}
    </a>
  ) : (
    text.noPhone
  );
  return (
    <Card as="div" className="driver-rider">
      <PersonLine name={name} avatarSize="large" text={reach} aside={callButton} {...(image ? { src: image } : {})}>
        {pickUpBy && <span className="driver-quiet driver-small">{text.pickUpBy(time(pickUpBy))}</span>}
      </PersonLine>
    </Card>
  );
}
