import type { RideView } from '@pothik/contracts/ride';
import { DescriptionList } from '@pothik/ui-kit';
import type { RideReader } from '../words/ride-reader';
import { FARE_REASON_WORDS, useEstimateWords } from './estimate-words';
import { PlacesApart } from './places-apart';
import { useEstimateText } from './use-estimate-text';

export interface RideEstimateProps {
  ride: Pick<RideView, 'estimate' | 'fare' | 'fareReason' | 'pickupPoint' | 'dropPoint' | 'pointNames'>;
  reader: RideReader;
}

/** What a ride should cost and take, as the rider saw it before asking, and why the driver's fare differs. */
export function RideEstimate({ ride, reader }: RideEstimateProps) {
  const words = useEstimateWords();
  const { fareReason } = FARE_REASON_WORDS[reader]();
  const text = useEstimateText(ride.estimate);
  if (ride.pointNames) return <PlacesApart pointNames={ride.pointNames} hasFare={ride.fare !== null} />;
  if (!text) return <p className="ui-hint">{ride.pickupPoint && ride.dropPoint ? words.outside : words.asText}</p>;
  const figures = (
    <>
      {text.fare}
      <p className="ui-hint">{text.way}</p>
      <p className="ui-hint">{text.basis}</p>
    </>
  );
  const reason = ride.fareReason ? [{ term: fareReason, description: ride.fareReason }] : [];
  return <DescriptionList items={[{ term: words.estimate, description: figures }, ...reason]} />;
}
