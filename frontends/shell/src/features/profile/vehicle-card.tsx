import { useLanguage } from '@pothik/api-client';
import { type DriverView, plateText } from '@pothik/contracts/driver';
import { Card, DescriptionList, IconButton, Photo, Plate, useFormat } from '@pothik/ui-kit';
import { Pencil } from 'lucide-react';
import { ProfilePart } from './profile-part';
import { useProfileText } from './profile-text';
import { useOpenedDialog } from './use-opened-dialog';
import { useVehicleTypeText } from './vehicle-type-text';

const vehicleDialog = () => import('./vehicle-dialog');

/** Vehicle Information: pictures, plate, brand, model and type, with a button that edits them. */
export function VehicleCard({ driver }: { driver: DriverView }) {
  const text = useProfileText();
  const language = useLanguage();
  const types = useVehicleTypeText();
  const { opened, open, close } = useOpenedDialog();
  const { vehicle } = driver;
  const lines = [
    { term: text.plate, description: <Plate>{plateText(vehicle.vehicleLicense, language)}</Plate> },
    { term: text.brand, description: vehicle.brand },
    { term: text.model, description: vehicle.model },
    { term: text.vehicleType, description: types[vehicle.vehicleType] },
  ];
  const edit = (
    <IconButton label={text.editVehicle} onClick={() => open('vehicle')}>
      <Pencil aria-hidden="true" />
    </IconButton>
  );
  return (
    <Card title={text.vehicleTitle} actions={edit}>
      {vehicle.images.length > 0 ? <Photos images={vehicle.images} /> : <p className="shell-muted">{text.noImages}</p>}
      <DescriptionList items={lines} />
      {opened === 'vehicle' && (
        <ProfilePart load={vehicleDialog} title={text.editVehicle} with={{ driver, onClose: close }} />
      )}
    </Card>
  );
}

/** Thumbnails; each links to the full picture. */
function Photos({ images }: { images: readonly string[] }) {
  const text = useProfileText();
  const format = useFormat();
  return (
    <ul className="shell-photos" aria-label={text.vehicleImages}>
      {images.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            <Photo src={`${address}?size=list`} alt={text.vehicleImage(format.number(index + 1))} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
