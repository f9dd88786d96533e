import { REASON_LENGTH } from '@pothik/contracts/platform';
import { Button, Field, Note, TextArea } from '@pothik/ui-kit';
import type { ComponentProps } from 'react';
import { useTariffsText } from './tariffs-text';

interface ChangeFootProps {
  reason: ComponentProps<typeof TextArea>;
  reasonError: string | undefined;
  refusal: string | undefined;
  busy: boolean;
  /** What the button that saves says. */
  save: string;
  onCancel(): void;
}

/** The foot of every form that changes a city: the reason, what was refused, and the two buttons. */
export function ChangeFoot({ reason, reasonError, refusal, busy, save, onCancel }: ChangeFootProps) {
  const text = useTariffsText();
  return (
    <>
      <Field label={text.reason} hint={text.reasonHint} error={reasonError}>
        <TextArea rows={2} maxLength={REASON_LENGTH.maximum} {...reason} />
      </Field>
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <div className="admin-actions">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {save}
        </Button>
      </div>
    </>
  );
}
