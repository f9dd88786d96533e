import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { ByPhone } from '@pothik/ride-ui';
import { Card, IconButton, PersonLine, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { RiderPhone } from '../rides/rider-phone';
import { useActiveRideText } from './active-ride-text';

/** The rider, and how to reach them. */
export function RiderCard({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { time } = useFormat();
  const { user, pickUpBy } = ride;
  const { name, phone, isPhoneProven, image } = user;
  const callButton = phone && (
    <IconButton asChild variant="outline" label={text.call(firstNameOf(name))}>
      <a href={`tel:${phone}`}>
        <Phone aria-hidden />
      </a>
    </IconButton>
  );
  const reach = phone ? <RiderPhone phone={phone} isPhoneProven={isPhoneProven} /> : text.noPhone;
  return (
    <Card as="div" className="driver-rider">
      <PersonLine name={name} avatarSize="large" text={reach} aside={callButton} {...(image ? { src: image } : {})}>
        <ByPhone ride={ride} reader="DRIVER" />
        {pickUpBy && <span className="driver-quiet driver-small">{text.pickUpBy(time(pickUpBy))}</span>}
      </PersonLine>
    </Card>
  );
}
