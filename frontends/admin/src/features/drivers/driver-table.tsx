import type { DriverView } from '@pothik/contracts/driver';
import {
  EmptyState,
  Money,
  PersonLine,
  Plate,
  Presence,
  StatusPill,
  Table,
  useFormat,
  VehicleDrawing,
} from '@pothik/ui-kit';
import { Ban, Hourglass, ShieldCheck, Users } from 'lucide-react';
import { useAdminText } from '../../texts/admin-text';
import { DriverActions } from './driver-actions';
import type { Intention } from './status-dialog';

interface DriverTableProps {
  drivers: readonly DriverView[];
  loading: boolean;
  caption: string;
  onIntend(intention: Intention): void;
}

const LOOK = {
  PENDING: { tone: 'waiting', icon: <Hourglass aria-hidden /> },
  APPROVED: { tone: 'done', icon: <ShieldCheck aria-hidden /> },
  SUSPENDED: { tone: 'refused', icon: <Ban aria-hidden /> },
} as const;

/** Drivers with what decides about them, and what may be done with each. */
export function DriverTable({ drivers, loading, caption, onIntend }: DriverTableProps) {
  const text = useAdminText();
  const { number } = useFormat();
  return (
    <Table
      caption={caption}
      rows={[...drivers]}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={text.noDrivers} art={<Users aria-hidden />}>
          {text.noDriversText}
        </EmptyState>
      }
      columns={[
        { key: 'driver', header: text.driver, wide: true, cell: (driver) => <Person driver={driver} /> },
        { key: 'vehicle', header: text.vehicle, wide: true, cell: (driver) => <Vehicle driver={driver} /> },
        { key: 'years', header: text.years, align: 'end', cell: ({ experience }) => number(experience) },
        { key: 'rides', header: text.rides, align: 'end', cell: ({ totalRides }) => number(totalRides) },
        {
          key: 'earnings',
          header: text.earnings,
          align: 'end',
          cell: (driver) => <Money amount={driver.totalEarnings} />,
        },
        { key: 'status', header: text.status, cell: (driver) => <Status driver={driver} /> },
        {
          key: 'actions',
          header: text.actions,
          actions: true,
          cell: (driver) => <DriverActions driver={driver} onIntend={onIntend} />,
        },
      ]}
    />
  );
}

function Person({ driver: { user, statusReason, status } }: { driver: DriverView }) {
  const text = useAdminText();
  const reason = status === 'SUSPENDED' && statusReason ? text.suspendedFor(statusReason) : undefined;
  return (
    <PersonLine name={user.name} src={user.image || undefined} text={user.email} avatarSize="small">
      {reason && <span className="admin-reason">{reason}</span>}
    </PersonLine>
  );
}

function Vehicle({ driver: { vehicle } }: { driver: DriverView }) {
  return (
    <span className="admin-vehicle">
      <VehicleDrawing type={vehicle.vehicleType} />
      <span>
        <span className="admin-vehicle-name">{`${vehicle.brand} ${vehicle.model}`}</span>
        <Plate>{vehicle.vehicleLicense}</Plate>
      </span>
    </span>
  );
}

function Status({ driver: { status, availabilityStatus } }: { driver: DriverView }) {
  const text = useAdminText();
  const isOnline = availabilityStatus === 'ONLINE';
  return (
    <span className="admin-status">
      <StatusPill {...LOOK[status]}>{status}</StatusPill>
      <Presence online={isOnline}>{isOnline ? text.online : text.offline}</Presence>
    </span>
  );
}
