import type { DriverView } from '@pothik/contracts/driver';
import { Card, DescriptionList, IconButton, Money, useFormat } from '@pothik/ui-kit';
import { Pencil } from 'lucide-react';
import { ProfilePart } from './profile-part';
import { useProfileText } from './profile-text';
import { useOpenedDialog } from './use-opened-dialog';

const driverDialog = () => import('./driver-dialog');

/** Driver Information: earnings, rides, licence and experience, with a button that edits the latter two. */
export function DriverCard({ driver }: { driver: DriverView }) {
  const text = useProfileText();
  const format = useFormat();
  const { opened, open, close } = useOpenedDialog();
  const lines = [
    { term: text.license, description: driver.licenseNumber },
    { term: text.experience, description: text.years(driver.experience, format.number(driver.experience)) },
  ];
  const edit = (
    <IconButton label={text.editDriver} onClick={() => open('driver')}>
      <Pencil aria-hidden="true" />
    </IconButton>
  );
  return (
    <Card title={text.driverTitle} actions={edit}>
      <div className="shell-profile-stats">
        <p>
          <span className="shell-small">{text.earnings}</span>
          <Money amount={driver.totalEarnings} />
        </p>
        <p>
          <span className="shell-small">{text.rides}</span>
          <span>{format.number(driver.totalRides)}</span>
        </p>
      </div>
      <DescriptionList items={lines} />
      {opened === 'driver' && (
        <ProfilePart load={driverDialog} title={text.editDriver} with={{ driver, onClose: close }} />
      )}
    </Card>
  );
}
