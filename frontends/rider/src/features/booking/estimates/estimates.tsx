import { isStuck } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import {
  type BookingPoints,
  DISTANCE_BASIS,
  MINUTES_BASIS,
  type RideEstimate,
  type RideEstimates,
} from '@pothik/contracts/ride';
import { PlacesApart } from '@pothik/ride-ui';
import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useEstimateText } from './estimate-text';
import { FareRow } from './fare-row';
import { type RideTexts, useEstimates } from './use-estimates';

interface EstimatesProps {
  points: BookingPoints;
  texts: RideTexts;
  /** Both places are written, so that a missing point is worth a sentence. */
  isWritten: boolean;
  vehicleType: VehicleType | undefined;
  onVehicleType(type: VehicleType | undefined): void;
}

/** What the ride should cost, for each vehicle type; a sentence where that is not known. It never holds up the form. */
export function Estimates({ points, texts, isWritten, ...choice }: EstimatesProps) {
  const text = useEstimateText();
  const query = useEstimates(points, texts);
  if (!points.pickupPoint || !points.dropPoint) return isWritten && <Quiet>{text.withoutPoint}</Quiet>;
  if (isStuck(query)) return <Quiet>{text.failed}</Quiet>;
  if (!query.data) {
    return (
      <SkeletonGroup label={text.loading} className="rider-fares">
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </SkeletonGroup>
    );
  }
  return <Known answer={query.data} {...choice} />;
}

type KnownProps = Pick<EstimatesProps, 'vehicleType' | 'onVehicleType'> & { answer: RideEstimates };

function Known({ answer: { city, estimates, pointNames }, vehicleType, onVehicleType }: KnownProps) {
  const text = useEstimateText();
  if (pointNames) return <PlacesApart pointNames={pointNames} />;
  if (!city) return <Quiet>{text.outside}</Quiet>;
  if (estimates.length === 0) return <Quiet>{text.noTariff}</Quiet>;
  return (
    <section className="rider-fares" aria-label={text.title}>
      {estimates.map((estimate) => (
        <FareRow
          key={estimate.vehicleType}
          estimate={estimate}
          pressed={estimate.vehicleType === vehicleType}
          onPress={() => onVehicleType(estimate.vehicleType === vehicleType ? undefined : estimate.vehicleType)}
        />
      ))}
      <Quiet>{[text.note, ...basis(estimates, text)].join(' ')}</Quiet>
    </section>
  );
}

/** What the figures are made of, where it is less than roads and experience. */
function basis(estimates: readonly RideEstimate[], text: ReturnType<typeof useEstimateText>): string[] {
  const isStraight = estimates.some(({ distanceBasis }) => distanceBasis === DISTANCE_BASIS.STRAIGHT_LINE);
  const isStated = estimates.some(({ minutesBasis }) => minutesBasis === MINUTES_BASIS.STATED);
  return [...(isStraight ? [text.straight] : []), ...(isStated ? [text.stated] : [])];
}

function Quiet({ children }: { children: string }) {
  return (
    <p className="rider-quiet rider-small" aria-live="polite">
      {children}
    </p>
  );
}
