import { useVehicleWords } from '@pothik/ride-ui';
import { Button, Card, DescriptionList, IconButton, RelativeTime, useFormat } from '@pothik/ui-kit';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownDriver } from './live-drivers.rules';
import { useLiveMapText } from './live-map-text';

interface DriverCardProps {
  driver: ShownDriver;
  /** How many points the track of their ride has; undefined while that is not known. */
  trackPoints: number | undefined;
  onClose(): void;
}

/** The chosen driver: what they drive and do, how old the position is, and the way to their page. */
export function DriverCard({ driver, trackPoints, onClose }: DriverCardProps) {
  const text = useLiveMapText();
  const vehicles = useVehicleWords();
  const { number } = useFormat();
  const items = [
    { term: text.vehicle, description: vehicles[driver.vehicleType] },
    { term: text.state, description: text[driver.state] },
    { term: text.position, description: driver.at ? <RelativeTime at={driver.at} /> : text.unknown },
  ];
  if (driver.ride !== undefined && driver.state !== 'ASKED' && trackPoints !== undefined)
    items.push({
      term: text.track,
      description: trackPoints === 0 ? text.noTrack : text.trackPoints(number(trackPoints), trackPoints === 1),
    });
  return (
    <Card
      as="article"
      className="admin-live-card"
      title={driver.name}
      actions={
        <IconButton variant="quiet" label={text.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      }
    >
      <DescriptionList items={items} />
      {driver.ride !== undefined && (
        <Button block asChild>
          <Link to={`/admin/rides/${driver.ride}`}>{text.ridePage}</Link>
        </Button>
      )}
      <Button block asChild>
        <Link to={`/admin/drivers/${driver._id}`}>{text.driverPage}</Link>
      </Button>
    </Card>
  );
}
