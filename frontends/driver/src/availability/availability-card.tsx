import type { DriverView } from '@pothik/contracts/driver';
import { Card } from '@pothik/ui-kit';
import { AvailabilitySwitch } from './availability-switch';

/** The switch at the top of the page, where the sidebar is a closed sheet. */
export function AvailabilityCard({ driver }: { driver: DriverView }) {
  return (
    <Card as="div" className="driver-availability-card">
      <AvailabilitySwitch driver={driver} />
    </Card>
  );
}
