import { failureText, invalidate, QUERY, useCommand } from '@pothik/api-client';
import { type RouteData, type RouteInput, rideRoutes } from '@pothik/contracts/routes';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { LeaveOutDialog } from '../../rides/leave-out-dialog';
import { useRidesText } from '../../rides/rides-text';

interface ReviewBarProps {
  /** The rides under review on this page, and those of them that are chosen. */
  shown: readonly string[];
  chosen: readonly string[];
  onChoose(rides: readonly string[]): void;
  /** After an answer, before the list is fetched again: the row of the first that was decided. */
  onDecided(row: number): void;
}

type Review = typeof rideRoutes.reviewRides;

/** Chooses rides under review, and decides about all of them at once. */
export function ReviewBar({ shown, chosen, onChoose, onDecided }: ReviewBarProps) {
  const text = useRidesText();
  const { number } = useFormat();
  /** The rides about which the dialog asks. */
  const [asked, setAsked] = useState<readonly string[]>();
  const isAll = shown.length > 0 && chosen.length === shown.length;
  const showDecided = ({ reviewed, refused }: RouteData<Review>, { rides, counts }: RouteInput<Review>) => {
    const many = counts ? text.confirmedMany : text.leftOutMany;
    if (reviewed.length > 0) toast.success(many(number(reviewed.length), reviewed.length === 1));
    if (refused.length > 0) toast.error(text.notReviewed(number(refused.length)));
    onDecided(shown.findIndex((id) => rides.includes(id)));
    onChoose([]);
  };
  const confirming = useCommand(rideRoutes.reviewRides, { invalidates: [QUERY.RideRequest], onSuccess: showDecided });
  const leavingOut = useCommand(rideRoutes.reviewRides, {
    showsRefusal: true,
    onSuccess: (answer, input) => {
      showDecided(answer, input);
      setAsked(undefined);
      void invalidate(QUERY.RideRequest);
    },
  });
  return (
    <div className="admin-review-bar">
      <label className="admin-review-all">
        <input
          type="checkbox"
          checked={isAll}
          disabled={shown.length === 0}
          onChange={() => onChoose(isAll ? [] : shown)}
        />
        {text.chooseAll}
      </label>
      <span aria-live="polite">{text.chosen(number(chosen.length))}</span>
      <Button
        disabled={chosen.length === 0}
        loading={confirming.isPending}
        onClick={() => void confirming.run({ rides: [...chosen], counts: true })}
      >
        {text.confirmChosen}
      </Button>
      <Button refusal disabled={chosen.length === 0 || confirming.isPending} onClick={() => setAsked(chosen)}>
        {text.leaveOutChosen}
      </Button>
      {asked && (
        <LeaveOutDialog
          count={asked.length}
          error={leavingOut.error ? failureText(leavingOut.error) : undefined}
          onConfirm={() => leavingOut.run({ rides: [...asked], counts: false })}
          onClose={() => {
            setAsked(undefined);
            leavingOut.reset();
            if (leavingOut.error) void invalidate(QUERY.RideRequest);
          }}
        />
      )}
    </div>
  );
}
