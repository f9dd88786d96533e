import { call, invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useReviewWords } from '@pothik/ride-ui';
import { Button, Card, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { refusedActText } from '../../audit-log/who-was-first';
import { useFocusAfterAct } from '../../focus/use-focus-after-act';
import { useRidesText } from '../../rides/rides-text';
import { useReviewFigures } from '../../rides/use-review-figures';

/** Why a ride is implausible, and the two decisions while it is under review. */
export function RideReview({ ride }: { ride: RideView }) {
  const { _id: rideId, review } = ride;
  const text = useRidesText();
  const acts = useAuditLogText();
  const words = useReviewWords();
  const figureOf = useReviewFigures(ride);
  const { part, expect } = useFocusAfterAct(ride);
  const [isSending, setIsSending] = useState(false);
  if (!review) return null;
  const decide = async (counts: boolean) => {
    setIsSending(true);
    try {
      await call(rideRoutes.reviewRide, { rideId, counts });
      expect();
      toast.success(counts ? text.confirmedToast : text.leftOutToast);
    } catch (failure) {
      toast.error(await refusedActText(failure, rideId, acts));
    } finally {
      setIsSending(false);
      await invalidate(QUERY.RideRequest);
    }
  };
  return (
    <div ref={part}>
      <Card title={words[review.state]}>
        <div className="admin-stack">
          <ul className="admin-review-reasons">
            {review.reasons.map((reason) => (
              <li key={reason}>{[words[reason], figureOf(reason)].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
          {review.state === 'REVIEW' && (
            <>
              <p className="admin-quiet">{text.reviewText}</p>
              <div className="admin-review-acts">
                <Button variant="primary" loading={isSending} onClick={() => void decide(true)}>
                  {text.confirmRide}
                </Button>
                <Button refusal disabled={isSending} onClick={() => void decide(false)}>
                  {text.leaveOut}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
