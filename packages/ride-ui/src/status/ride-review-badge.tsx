import { countsForOthers, type ReviewReason, type RideView } from '@pothik/contracts/ride';
import { Clock } from 'lucide-react';
import { useReviewWords } from '../words/review-words';

export interface RideReviewBadgeProps {
  ride: Pick<RideView, 'review'>;
  /** On a page of its own: its people read that nothing is expected of them. */
  isExplained?: boolean;
  /** What the ride has of a reason, such as its minutes; shown to administrators. */
  figureOf?: (reason: ReviewReason) => string | undefined;
}

/** That a ride counts for its people alone, and why; nothing for any other ride. */
export function RideReviewBadge({ ride: { review }, isExplained = false, figureOf }: RideReviewBadgeProps) {
  const words = useReviewWords();
  if (!review || countsForOthers(review)) return null;
  return (
    <span className="ui-review">
      <Clock aria-hidden size={16} />
      <span>
        <strong>{words[review.state]}</strong>
        {review.reasons.map((reason) => (
          <span key={reason}>{[words[reason], figureOf?.(reason)].filter(Boolean).join(': ')}</span>
        ))}
        {isExplained && <span>{review.state === 'REVIEW' ? words.ofReview : words.ofLeftOut}</span>}
      </span>
    </span>
  );
}
