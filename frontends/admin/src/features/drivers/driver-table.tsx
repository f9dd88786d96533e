import './drivers.css';
import { useLanguage } from '@pothik/api-client';
import { type DriverView, plateText } from '@pothik/contracts/driver';
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
import { History, Navigation, PencilLine, TriangleAlert, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { DriverActions } from '../../drivers/driver-actions';
import { DriverStatusPill } from '../../drivers/driver-status-pill';
import { useDriverText } from '../../drivers/driver-text';
import type { Intention } from '../../drivers/status-dialog';
import { useMissingWords } from '../../drivers/use-missing-words';
import { useAdminText } from '../../texts/admin-text';
import { WaitingTime } from './waiting-time';

interface DriverTableProps {
  drivers: readonly DriverView[];
  loading: boolean;
  caption: string;
  onIntend(intention: Intention): void;
}

/** Drivers with what decides about them, and the actions allowed; a row opens the driver. */
export function DriverTable({ drivers, loading, caption, onIntend }: DriverTableProps) {
  const text = useAdminText();
  const { openDriver } = useDriverText();
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  return (
    <Table
      caption={caption}
      className="admin-drivers"
      rows={drivers}
      rowKey={({ _id }) => _id}
      rowLink={({ _id, user }) => (
        <Link to={`/admin/drivers/${_id}`} state={{ from: `${pathname}${search}` }}>
          {openDriver(user.name)}
        </Link>
      )}
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
          cell: (driver) => <DriverActions driver={driver} onIntend={onIntend} saysName />,
        },
      ]}
    />
  );
}

function Person({ driver: { user, statusReason, status } }: { driver: DriverView }) {
  const text = useAdminText();
  const { digits } = useFormat();
  const reason = status === 'SUSPENDED' && statusReason ? text.suspendedFor(statusReason) : undefined;
  return (
    <PersonLine
      name={user.name}
      src={user.image || undefined}
      text={user.email || digits(user.phone)}
      avatarSize="small"
    >
      {reason && <span className="admin-reason">{reason}</span>}
    </PersonLine>
  );
}

function Vehicle({ driver: { vehicle, plateSharedWith = [] } }: { driver: DriverView }) {
  const text = useDriverText();
  const { number } = useFormat();
  const language = useLanguage();
  const others = plateSharedWith.length;
  return (
    <span className="admin-vehicle">
      <VehicleDrawing type={vehicle.vehicleType} />
      <span>
        <span className="admin-vehicle-name">{`${vehicle.brand} ${vehicle.model}`}</span>
        <Plate>{plateText(vehicle.vehicleLicense, language)}</Plate>
        {others > 0 && <span className="admin-small">{text.shared(number(others), others === 1)}</span>}
      </span>
    </span>
  );
}

function Status({ driver }: { driver: DriverView }) {
  const { status, availabilityStatus, changedSinceApproval, formerProfiles = [], createdAt, engaged } = driver;
  const missing = useMissingWords(driver).join(', ');
  const text = useAdminText();
  const { changed, formerMark, onRide } = useDriverText();
  const { number } = useFormat();
  const former = formerProfiles.length;
  const isOnline = availabilityStatus === 'ONLINE';
  return (
    <span className="admin-status">
      <DriverStatusPill status={status} />
      {status === 'PENDING' ? (
        <WaitingTime since={createdAt} />
      ) : (
        <Presence online={isOnline}>{isOnline ? text.online : text.offline}</Presence>
      )}
      {missing && (
        <span className="admin-changed admin-missing" title={missing}>
          <TriangleAlert aria-hidden />
          <span>{missing}</span>
        </span>
      )}
      {engaged && (
        <StatusPill tone="agreed" icon={<Navigation aria-hidden />}>
          {onRide}
        </StatusPill>
      )}
      {changedSinceApproval && (
        <span className="admin-changed">
          <PencilLine aria-hidden />
          {changed}
        </span>
      )}
      {former > 0 && (
        <span className="admin-changed">
          <History aria-hidden />
          {formerMark(number(former), former === 1)}
        </span>
      )}
    </span>
  );
}
