import { call, QUERY } from '@pothik/api-client';
import type { DriverView, VehicleView } from '@pothik/contracts/driver';
import { Card, DescriptionList, ErrorState, Money, Plate, Skeleton, SkeletonGroup, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lightEndpoints } from '../calls/light-endpoints';
import { useShellText } from '../texts/shell-text';
import { useProfileText } from './profile-text';

/** The driver's own record: what they earned and drove, and what they drive. */
export function DriverCards({ userId }: { userId: string }) {
  const text = useProfileText();
  const shell = useShellText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [QUERY.Driver, 'of', userId],
    queryFn: ({ signal }) => call(lightEndpoints.drivers, { user: userId }, { signal }),
  });
  if (error && !data) {
    return (
      <ErrorState title={shell.partFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {shell.partFailedText}
      </ErrorState>
    );
  }
  const [driver] = data?.data ?? [];
  if (!driver) {
    return (
      <SkeletonGroup label={text.loading} className="shell-stack">
        <Skeleton width="100%" height="14rem" />
        <Skeleton width="100%" height="16rem" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="shell-stack">
      <DriverCard driver={driver} />
      <VehicleCard vehicle={driver.vehicle} />
    </div>
  );
}

function DriverCard({ driver }: { driver: DriverView }) {
  const text = useProfileText();
  const format = useFormat();
  const lines = [
    { term: text.license, description: driver.licenseNumber },
    { term: text.experience, description: text.years(driver.experience, format.number(driver.experience)) },
  ];
  return (
    <Card title={text.driverTitle}>
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
    </Card>
  );
}

function VehicleCard({ vehicle }: { vehicle: VehicleView }) {
  const text = useProfileText();
  const format = useFormat();
  const lines = [
    { term: text.plate, description: <Plate>{vehicle.vehicleLicense}</Plate> },
    { term: text.brand, description: vehicle.brand },
    { term: text.model, description: vehicle.model },
    { term: text.vehicleType, description: vehicle.vehicleType },
  ];
  return (
    <Card title={text.vehicleTitle}>
      {vehicle.images.length === 0 && <p className="shell-small">{text.noImages}</p>}
      {vehicle.images.length > 0 && (
        <ul className="shell-photos" aria-label={text.vehicleImages}>
          {vehicle.images.map((address, index) => (
            <li key={address}>
              <img src={address} alt={text.vehicleImage(format.number(index + 1))} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      <DescriptionList items={lines} />
    </Card>
  );
}
