import { REASON_LENGTH } from '@pothik/contracts/platform';
import { Field, TextArea } from '@pothik/ui-kit';
import type { ComponentProps } from 'react';
import { useActiveRideText } from './active-ride-text';

interface FareReasonProps extends ComponentProps<typeof TextArea> {
  /** The rider's first name. */
  rider: string;
  error: string | undefined;
}

/** Why the fare lies outside the fair band; the rider reads it beside the fare. */
export function FareReason({ rider, error, ...control }: FareReasonProps) {
  const text = useActiveRideText();
  return (
    <Field label={text.fareReason} hint={text.fareReasonHint(rider)} error={error}>
      <TextArea rows={2} maxLength={REASON_LENGTH.maximum} {...control} />
    </Field>
  );
}
