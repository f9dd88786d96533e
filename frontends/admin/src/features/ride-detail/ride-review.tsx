import { invalidate, QUERY, useCommand } from '@pothik/api-client';
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
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  // The dialog keeps the focus until it is closed.
  const { part, expect } = useFocusAfterAct(asking ? 'asking' : ride);
  const confirming = useCommand(rideRoutes.reviewRide, {
    invalidates: [QUERY.RideRequest],
    onSuccess: () => {
      toast.success(text.confirmedToast);
      expect();
    },
    onRefused: async (failure) => {
      toast.error(await refusedActText(failure, rideId, acts));
      expect();
    },
  });
  const readAnew = () => {
    expect();
    return invalidate(QUERY.RideRequest);
  };
  const ask = () => {
    setRefused(undefined);
    setAsking(true);
  };
  const leavingOut = useCommand(rideRoutes.reviewRide, {
    onSuccess: () => {
      toast.success(text.leftOutToast);
      void readAnew();
      setAsking(false);
    },
    onRefused: async (failure) => setRefused(await refusedActText(failure, rideId, acts)),
  });
  if (!review) return null;
  const leaveOut = () => {
    setRefused(undefined);
    return leavingOut.run({ rideId, counts: false });
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
                <Button
                  variant="primary"
                  loading={confirming.isPending}
                  onClick={() => void confirming.run({ rideId, counts: true })}
                >
                  {text.confirmRide}
                </Button>
                <Button refusal disabled={confirming.isPending} onClick={ask}>
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
          error={refused}
          onConfirm={leaveOut}
          onClose={() => {
            setAsking(false);
            if (refused !== undefined) void readAnew();
          }}
        />
      )}
    </div>
  );
}
