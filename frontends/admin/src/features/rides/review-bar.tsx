import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
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
  const isAll = shown.length > 0 && chosen.length === shown.length;
  const decide = async (counts: boolean) => {
    setIsSending(true);
    try {
      const { reviewed, refused } = await call(rideRoutes.reviewRides, { rides: [...chosen], counts });
      const many = counts ? text.confirmedMany : text.leftOutMany;
      if (reviewed.length > 0) toast.success(many(number(reviewed.length), reviewed.length === 1));
      if (refused.length > 0) toast.error(text.notReviewed(number(refused.length)));
      onDecided(shown.findIndex((id) => chosen.includes(id)));
      onChoose([]);
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setIsSending(false);
      await invalidate(QUERY.RideRequest);
    }
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
      <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void decide(true)}>
        {text.confirmChosen}
      </Button>
      <Button refusal disabled={chosen.length === 0 || isSending} onClick={() => void decide(false)}>
        {text.leaveOutChosen}
      </Button>
    </div>
  );
}
