import { call, invalidate, QUERY } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { resetSecondFactorForm } from '@pothik/contracts/auth';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Button, Field, Note, TextArea, toast, useUiText } from '@pothik/ui-kit';
import { useState } from 'react';
import { useFactorText } from '../../second-factor/factor-text';
import { OwnCodeField } from '../../second-factor/own-code';
import { useOrderWithCode } from '../../second-factor/use-order-with-code';
import { useUsersText } from './users-text';

interface ResetFormProps {
  person: UserView;
  onClose(): void;
}

/** Resets another administrator's two-step verification, with a reason, and one's own code if one has it too. */
export function ResetForm({ person, onClose }: ResetFormProps) {
  const text = useFactorText();
  const { reason: reasonLabel, reasonHint } = useUsersText();
  const { text: kit } = useUiText();
  const [draft] = useState(() => storedTexts(`admin-factor-draft:${person._id}`, ['reason']));
  const form = useContractForm(resetSecondFactorForm, { reason: draft.read()?.reason ?? '' });
  useStoredTexts(form, draft);
  const order = useOrderWithCode(form);
  const close = () => {
    draft.delete();
    onClose();
  };
  const reset = form.submitting(async (values) => {
    if (!(await order.isTaken(() => call(authRoutes.resetSecondFactor, { userId: person._id, ...values })))) return;
    toast.success(text.resetDone);
    close();
    await invalidate(QUERY.User, QUERY.RideRequest);
  });
  return (
    <form className="ui-confirmation" onSubmit={(event) => void reset(event)} noValidate>
      <p>{text.isOn}</p>
      <Field label={reasonLabel} hint={reasonHint} error={form.errorOf('reason')}>
        <TextArea maxLength={REASON_LENGTH.maximum} {...form.register('reason')} />
      </Field>
      {order.asksCode && <OwnCodeField error={form.errorOf('code')} {...form.register('code')} />}
      {order.refusal && (
        <Note tone="danger" alert>
          {order.refusal}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={close}>{kit.cancel}</Button>
        <Button type="submit" variant="danger" loading={form.busy}>
          {text.reset}
        </Button>
      </div>
    </form>
  );
}
