import { REASON_LENGTH } from '@pothik/contracts/platform';
import { Button, Chip, Field, TextArea } from '@pothik/ui-kit';
import { useState } from 'react';
import { useInHandText } from './in-hand-text';
import { useAct } from './use-act';

/** The rider cancels with a reason; it waits, and can be taken back until it is sent. */
export function CancelInHand({ rideId }: { rideId: string }) {
  const text = useInHandText();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { isPending, act } = useAct(rideId);
  const isEnough = reason.trim().length >= REASON_LENGTH.minimum;
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
    );
  }
  return (
    <form
      className="ui-card shell-in-hand-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) act({ kind: 'cancel', reason: reason.trim() });
      }}
    >
      <Field label={text.why} hint={text.whyHint}>
        <TextArea
          value={reason}
          maxLength={REASON_LENGTH.maximum}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="shell-in-hand-quick">
        {[text.plans, text.far].map((quick) => (
          <Chip key={quick} pressed={reason === quick} onClick={() => setReason(quick)}>
            {quick}
          </Chip>
        ))}
      </div>
      <Button type="submit" variant="outline" loading={isPending} disabled={!isEnough}>
        {text.cancel}
      </Button>
    </form>
  );
}
