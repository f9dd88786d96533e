import { call, invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useReviewWords } from '@pothik/ride-ui';
import { Button, Card, toast } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { useState } from 'react';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { refusedActText } from '../../audit-log/who-was-first';
import { LeaveOutDialog } from '../../rides/leave-out-dialog';
import { useRidesText } from '../../rides/rides-text';
import { useReviewFigures } from '../../rides/use-review-figures';

/** Why a ride is implausible, and the two decisions while it is under review. */
export function RideReview({ ride }: { ride: RideView }) {
  const { _id: rideId, review } = ride;
  const text = useRidesText();
  const acts = useAuditLogText();
  const words = useReviewWords();
  const figureOf = useReviewFigures(ride);
  const [isSending, setIsSending] = useState(false);
  const [asking, setAsking] = useState(false);
  // The dialog keeps the focus until it is closed.
  const { part, expect } = useFocusAfterAct(asking ? 'asking' : ride);
  if (!review) return null;
  /** Why it was refused. */
  const decide = async (counts: boolean): Promise<string | undefined> => {
    try {
      await call(rideRoutes.reviewRide, { rideId, counts });
      toast.success(counts ? text.confirmedToast : text.leftOutToast);
      return undefined;
    } catch (failure) {
      return refusedActText(failure, rideId, acts);
    }
  };
  const readAnew = () => {
    expect();
    return invalidate(QUERY.RideRequest);
  };
  const confirm = async () => {
    setIsSending(true);
    const refused = await decide(true);
    if (refused !== undefined) toast.error(refused);
    setIsSending(false);
    await readAnew();
  };
  const leaveOut = async () => {
    const refused = await decide(false);
    if (refused === undefined) void readAnew();
    return refused;
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
                <Button variant="primary" loading={isSending} onClick={() => void confirm()}>
                  {text.confirmRide}
                </Button>
                <Button refusal disabled={isSending} onClick={() => setAsking(true)}>
                  {text.leaveOut}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
      {asking && (
        <LeaveOutDialog
          count={1}
          onConfirm={leaveOut}
          onClose={(refused) => {
            setAsking(false);
            if (refused) void readAnew();
          }}
        />
      )}
    </div>
  );
}
