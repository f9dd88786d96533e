import { call, invalidate, QUERY } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { replacePhoneForm } from '@pothik/contracts/auth';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Button, Dialog, Field, Note, TextArea, TextInput, toast, useUiText } from '@pothik/ui-kit';
import { useState } from 'react';
import { OwnCodeField } from '../../second-factor/own-code';
import { useOrderWithCode } from '../../second-factor/use-order-with-code';
import { useNumberText } from './number-text';

export interface NumberDialogProps {
  person: UserView;
  onClose(): void;
}

/** Gives somebody who lost their SIM another number, after seeing a paper, with one's own code if one has two-step verification. */
export function NumberDialog({ person, onClose }: NumberDialogProps) {
  const text = useNumberText();
  const [draft] = useState(() => storedTexts(`admin-number-draft:${person._id}`, ['phone', 'reason']));
  const close = () => {
    draft.delete();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={text.title(person.name)} size="narrow">
      <NumberForm person={person} draft={draft} onClose={close} />
    </Dialog>
  );
}

function NumberForm({ person, draft, onClose }: NumberDialogProps & { draft: ReturnType<typeof storedTexts> }) {
  const text = useNumberText();
  const { text: kit } = useUiText();
  const stored = draft.read();
  const form = useContractForm(replacePhoneForm, { phone: stored?.phone ?? '', reason: stored?.reason ?? '' });
  useStoredTexts(form, draft);
  const order = useOrderWithCode(form);
  const send = form.submitting(async (values) => {
    if (!(await order.isTaken(() => call(authRoutes.replacePhone, { userId: person._id, ...values })))) return;
    toast.success(text.done, { description: text.doneText });
    onClose();
    await invalidate(QUERY.User, QUERY.Driver);
  });
  return (
    <form className="ui-confirmation" onSubmit={(event) => void send(event)} noValidate>
      <p>{text.first}</p>
      <Field label={text.phone} error={form.errorOf('phone')}>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="01712345678"
          {...form.register('phone')}
        />
      </Field>
      <Field label={text.reason} hint={text.reasonHint} error={form.errorOf('reason')}>
        <TextArea maxLength={REASON_LENGTH.maximum} {...form.register('reason')} />
      </Field>
      {order.asksCode && <OwnCodeField error={form.errorOf('code')} {...form.register('code')} />}
      <Note>{text.consequence}</Note>
      {order.refusal && (
        <Note tone="danger" alert>
          {order.refusal}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={onClose}>{kit.cancel}</Button>
        <Button type="submit" variant="danger" loading={form.busy}>
          {text.change}
        </Button>
      </div>
    </form>
  );
}
