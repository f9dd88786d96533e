import './vehicle-fares.css';
import { isStuck } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import {
  type BookingPoints,
  DISTANCE_BASIS,
  MINUTES_BASIS,
  type RideEstimate,
  type RideEstimates,
} from '@pothik/contracts/ride';
import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { PlacesApart } from '../estimate/places-apart';
import { useEstimateText as useFigures } from '../estimate/use-estimate-text';
import { FareRow } from './fare-row';
import { type RideTexts, useEstimates } from './use-estimates';
import { useNearTypes } from './use-near-types';
import { useVehicleFaresText } from './vehicle-fares-text';
import { vehicleRows } from './vehicle-rows.rules';

interface VehicleFaresProps {
  points: BookingPoints;
  texts: RideTexts;
  /** Both places are written, so that a missing point is worth a sentence. */
  isWritten: boolean;
  vehicleType: VehicleType | undefined;
  onVehicleType(type: VehicleType | undefined): void;
}

/** The vehicles to choose, with what the ride should cost and how far the nearest of each is; a sentence where that is not known. It never holds up the form. */
export function VehicleFares({ points, texts, isWritten, ...choice }: VehicleFaresProps) {
  const text = useVehicleFaresText();
  const query = useEstimates(points, texts);
  const hasPoints = points.pickupPoint !== undefined && points.dropPoint !== undefined;
  if (hasPoints && !query.data && !isStuck(query)) {
    return (
      <SkeletonGroup label={text.loading} className="ride-fares">
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </SkeletonGroup>
    );
  }
  const answer = hasPoints ? query.data : undefined;
  return (
    <>
      <Rows estimates={answer?.estimates ?? []} pickup={points.pickupPoint} {...choice} />
      {answer ? (
        <WhatIsKnown answer={answer} />
      ) : (
        (hasPoints || isWritten) && <Quiet>{hasPoints ? text.failed : text.withoutPoint}</Quiet>
      )}
    </>
  );
}

type RowsProps = Pick<VehicleFaresProps, 'vehicleType' | 'onVehicleType'> & {
  estimates: readonly RideEstimate[];
  pickup: BookingPoints['pickupPoint'];
};

function Rows({ estimates, pickup, vehicleType, onVehicleType }: RowsProps) {
  const text = useVehicleFaresText();
  const near = useNearTypes(pickup).data;
  const rows = vehicleRows(estimates, near);
  const figures = useFigures(estimates[0]);
  if (rows.length === 0) return null;
  return (
    <section className="ride-fares" aria-label={text.title}>
      <div className="ride-fares-head">
        <b>{text.title}</b>
        {figures && <span className="ride-said">{figures.kilometres}</span>}
      </div>
      {rows.map((row) => (
        <FareRow
          key={row.vehicleType}
          row={row}
          pressed={row.vehicleType === vehicleType}
          onPress={() => onVehicleType(row.vehicleType === vehicleType ? undefined : row.vehicleType)}
        />
      ))}
    </section>
  );
}

/** Why there are no fares, or what they are made of. */
function WhatIsKnown({ answer: { city, estimates, pointNames } }: { answer: RideEstimates }) {
  const text = useVehicleFaresText();
  if (pointNames) return <PlacesApart pointNames={pointNames} />;
  if (!city) return <Quiet>{text.outside}</Quiet>;
  if (estimates.length === 0) return <Quiet>{text.noTariff}</Quiet>;
  return <Quiet>{[text.note, ...basis(estimates, text)].join(' ')}</Quiet>;
}

/** What the figures are made of, where it is less than roads and experience. */
function basis(estimates: readonly RideEstimate[], text: ReturnType<typeof useVehicleFaresText>): string[] {
  const isStraight = estimates.some(({ distanceBasis }) => distanceBasis === DISTANCE_BASIS.STRAIGHT_LINE);
  const isStated = estimates.some(({ minutesBasis }) => minutesBasis === MINUTES_BASIS.STATED);
  return [...(isStraight ? [text.straight] : []), ...(isStated ? [text.stated] : [])];
}

function Quiet({ children }: { children: string }) {
  return (
    <p className="ride-said" aria-live="polite">
      {children}
    </p>
  );
}
