import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { PersonLine, Plate, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useRiderText } from '../../texts/rider-text';
import { useCurrentRideText } from './current-ride-text';

/** The driver: photo and vehicle at once; plate and phone from ACCEPTED until the end, as the API returns them. */
export function DriverCard({ driver }: { driver: RideView['driver'] }) {
  const text = useCurrentRideText();
  const { yearsOfDriving } = useRiderText();
  const { number } = useFormat();
  const language = useLanguage();
  const { user, vehicle, experience } = driver;
  return (
    <section className="ui-card" aria-label={text.yourDriver}>
      <PersonLine
        name={user.name}
        src={user.image || undefined}
        avatarSize="large"
        text={
          <>
            <span className="rider-block">{`${vehicle.brand} ${vehicle.model}`}</span>
            {yearsOfDriving(number(experience), experience === 1)}
          </>
        }
        aside={
          <span className="rider-tile">
            <VehicleDrawing type={vehicle.vehicleType} />
          </span>
        }
      />
      {vehicle.vehicleLicense !== undefined && (
        <dl className="rider-details">
          <div>
            <dt>{text.plate}</dt>
            <dd>
              <Plate big>{plateText(vehicle.vehicleLicense, language)}</Plate>
            </dd>
          </div>
          <div>
            <dt>{text.phone}</dt>
            <dd>
              <PhoneLink user={user} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function PhoneLink({ user: { phone, isPhoneProven } }: { user: RideView['driver']['user'] }) {
  const text = useCurrentRideText();
  const { digits } = useFormat();
  if (!phone) return <span className="rider-quiet">{text.noPhone}</span>;
  return (
    <>
      <a href={`tel:${phone}`} className="rider-phone">
        <Phone aria-hidden size={18} />
        {digits(phone)}
      </a>
      {!isPhoneProven && <span className="rider-quiet rider-block">{text.notConfirmed}</span>}
    </>
  );
}
