import { useLanguage } from '@pothik/api-client';
import { type DriverView, plateText } from '@pothik/contracts/driver';
import { Card, DescriptionList, Plate, TextLink, VehicleDrawing } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { LookAlikes } from '../../drivers/look-alikes';
import { useDrivers } from '../../drivers/use-driver';
import { useWords } from '../../texts/word-text';
import { useDriverDetailText } from './driver-detail-text';
import { VehicleImages } from './vehicle-images';

/** The vehicle, its pictures, and other drivers with the same plate. */
export function VehicleCard({ driver }: { driver: DriverView }) {
  const { vehicle, plateSharedWith = [], changedSinceApproval } = driver;
  const text = useDriverDetailText();
  const words = useWords();
  const language = useLanguage();
  // A changed plate stands in the card of the changes, with what it looks like.
  const isPlateChanged = changedSinceApproval?.changes.some(({ field }) => field === 'vehicleLicense');
  const shared = { term: text.sharedWith, description: <SharedWith ids={plateSharedWith} /> };
  return (
    <Card title={text.vehicle} actions={<VehicleDrawing type={vehicle.vehicleType} />}>
      <div className="admin-stack">
        <DescriptionList
          items={[
            { term: text.plate, description: <Plate>{plateText(vehicle.vehicleLicense, language)}</Plate> },
            ...(plateSharedWith.length > 0 ? [shared] : []),
            { term: text.brand, description: vehicle.brand },
            { term: text.model, description: vehicle.model },
            { term: text.vehicleType, description: words[vehicle.vehicleType] },
          ]}
        />
        {!isPlateChanged && <LookAlikes driver={driver} />}
        <VehicleImages images={vehicle.images} vehicle={`${vehicle.brand} ${vehicle.model}`} />
      </div>
    </Card>
  );
}

function SharedWith({ ids }: { ids: readonly string[] }) {
  const drivers = useDrivers(ids);
  return (
    <span className="admin-shared">
      {drivers.map(({ _id, user }) => (
        <TextLink key={_id} asChild>
          <Link to={`/admin/drivers/${_id}`}>{user.name}</Link>
        </TextLink>
      ))}
    </span>
  );
}
