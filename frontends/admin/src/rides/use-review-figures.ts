import type { ReviewReason, RideView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { riddenFigures } from './review-figures.rules';
import { useRidesText } from './rides-text';

/** The figures of this ride behind each reason of its review; undefined for a reason that its answer has none of. */
export function useReviewFigures(ride: RideView): (reason: ReviewReason) => string | undefined {
  const text = useRidesText();
  const { number, taka } = useFormat();
  const ridden = riddenFigures(ride);
  if (!ridden) return () => undefined;
  const { seconds, kilometresPerHour } = ridden;
  const minutes = Math.floor(seconds / 60);
  const time = text.took(minutes > 0 ? number(minutes) : '', number(seconds % 60));
  return (reason) => {
    if (reason === 'too-quick') return time;
    if (reason === 'too-fast') return kilometresPerHour === undefined ? time : text.speed(number(kilometresPerHour));
    return reason === 'fare-too-high' && ride.fare !== null ? text.fareIn(taka(ride.fare), time) : undefined;
  };
}
