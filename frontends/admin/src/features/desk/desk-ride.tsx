import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import { enteredAt, isEngaged, type RideView, rideNumber } from '@pothik/contracts/ride';
import { ByPhone, RideStatusPill } from '@pothik/ride-ui';
import { Button, DescriptionList, Money, Plate, RelativeTime, TextLink, useFormat } from '@pothik/ui-kit';
import { Ban, MoveRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CancelDialog } from '../../rides/cancel-dialog';
import { useCancelRide } from '../../rides/use-cancel-ride';
import { useAdminText } from '../../texts/admin-text';
import { useDeskText } from './desk-text';
import { StartCode } from './start-code';
import { Tell } from './tell';

/** A ride of a caller: how it stands, who comes, what to tell the caller, its code and its cancellation. */
export function DeskRide({ ride }: { ride: RideView }) {
  const { rideStatus, fare, driver, isByPhone } = ride;
  const cancel = useCancelRide(ride);
  const text = useDeskText();
  const [asks, setAsks] = useState(false);
  const hasCode = isByPhone && rideStatus === 'ACCEPTED' && fare !== null;
  return (
    <>
      <div className="admin-desk-head">
        <TextLink asChild>
          <Link to={`/admin/rides/${ride._id}`} state={{ from: '/admin/desk' }}>
            {rideNumber(ride._id)}
          </Link>
        </TextLink>
        <RideStatusPill status={rideStatus} reader="ADMINISTRATOR" />
        <RelativeTime at={enteredAt(ride, rideStatus)} className="admin-small admin-quiet" />
      </div>
      <p className="admin-desk-route">
        <span>{ride.pickupLocation}</span>
        <MoveRight aria-hidden size={16} />
        <span>{ride.dropLocation}</span>
      </p>
      <ByPhone ride={ride} reader="ADMINISTRATOR" />
      <Tell ride={ride} />
      <Facts ride={ride} />
      {hasCode && <StartCode key={`${driver._id} ${fare}`} ride={ride} />}
      {cancel && (
        <div>
          <Button
            refusal
            icon={<Ban aria-hidden />}
            aria-label={text.cancelOf(rideNumber(ride._id))}
            onClick={() => setAsks(true)}
          >
            {text.cancel}
          </Button>
          <CancelDialog ride={ride} cancel={cancel} open={asks} onClose={() => setAsks(false)} />
        </div>
      )}
    </>
  );
}

/** Who called, and as far as they are known and still matter, who drives and for how much. */
function Facts({ ride }: { ride: RideView }) {
  const text = useDeskText();
  const words = useAdminText();
  const { digits } = useFormat();
  const { user, fare, rideStatus, asking } = ride;
  const hasDriver = rideStatus === 'REQUESTED' ? !asking?.looking : isEngaged(rideStatus) || rideStatus === 'COMPLETED';
  const caller = [user.name, user.phone && digits(user.phone)].filter(Boolean).join(' · ');
  return (
    <DescriptionList
      items={[
        { term: text.caller, description: caller },
        ...(hasDriver ? [{ term: words.driver, description: <Driver driver={ride.driver} /> }] : []),
        ...(fare === null ? [] : [{ term: text.fare, description: <Money amount={fare} /> }]),
      ]}
    />
  );
}

function Driver({ driver: { user, vehicle } }: Pick<RideView, 'driver'>) {
  const language = useLanguage();
  return (
    <span className="admin-reach">
      {user.name}
      {vehicle.vehicleLicense && <Plate>{plateText(vehicle.vehicleLicense, language)}</Plate>}
    </span>
  );
}
