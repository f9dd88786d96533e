import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
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

/** Chooses rides under review, and decides about all of them at once. */
export function ReviewBar({ shown, chosen, onChoose, onDecided }: ReviewBarProps) {
  const text = useRidesText();
  const { number } = useFormat();
  const [isSending, setIsSending] = useState(false);
  /** The rides about which the dialog asks. */
  const [asked, setAsked] = useState<readonly string[]>();
  const isAll = shown.length > 0 && chosen.length === shown.length;
  /** Why nothing was decided. */
  const decide = async (rides: readonly string[], counts: boolean): Promise<string | undefined> => {
    try {
      const { reviewed, refused } = await call(rideRoutes.reviewRides, { rides: [...rides], counts });
      const many = counts ? text.confirmedMany : text.leftOutMany;
      if (reviewed.length > 0) toast.success(many(number(reviewed.length), reviewed.length === 1));
      if (refused.length > 0) toast.error(text.notReviewed(number(refused.length)));
      onDecided(shown.findIndex((id) => rides.includes(id)));
      onChoose([]);
      void invalidate(QUERY.RideRequest);
      return undefined;
    } catch (failure) {
      return failureText(failure);
    }
  };
  const confirm = async () => {
    setIsSending(true);
    const refused = await decide(chosen, true);
    if (refused !== undefined) {
      toast.error(refused);
      void invalidate(QUERY.RideRequest);
    }
    setIsSending(false);
  };
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
      <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void confirm()}>
        {text.confirmChosen}
      </Button>
      <Button refusal disabled={chosen.length === 0 || isSending} onClick={() => setAsked(chosen)}>
        {text.leaveOutChosen}
      </Button>
      {asked && (
        <LeaveOutDialog
          count={asked.length}
          onConfirm={() => decide(asked, false)}
          onClose={(refused) => {
            setAsked(undefined);
            if (refused) void invalidate(QUERY.RideRequest);
          }}
        />
      )}
    </div>
  );
}
