import { failureText } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { emailForm } from '@pothik/contracts/auth';
import { Button, Dialog, Field, TextInput } from '@pothik/ui-kit';
import { useId } from 'react';
import { useCodeRequest } from '../../../codes/use-code-request';
import { TooManyTries, useTooManyTries } from '../../../tries/too-many-tries';
import { askForEmailCode } from './ask-for-email-code';
import type { MailedCode } from './mailed-code';
import { useOwnEmailText } from './own-email-text';

interface EmailStepProps {
  /** What stands in the field at first. */
  email: string;
  onMailed: (code: MailedCode) => void;
  onClose: () => void;
}

/** Asks for the e-mail; a refusal is shown at the field. */
export function EmailStep({ email, onMailed, onClose }: EmailStepProps) {
  const text = useOwnEmailText();
  const formId = useId();
  const form = useContractForm(emailForm, { email });
  const tries = useTooManyTries();
  const { send } = useCodeRequest({
    ask: askForEmailCode,
    onSent: (address, resendAt) => onMailed({ email: address, resendAt }),
    onRefused: (error) => {
      if (!tries.take(error)) form.setError('email', { message: failureText(error) }, { shouldFocus: true });
    },
  });
  const submit = form.submitting((values) => {
    tries.clear();
    return send(values.email);
  });
  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {text.sendCode}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} size="narrow" footer={buttons}>
      <form id={formId} className="shell-profile-form" noValidate onSubmit={submit}>
        <Field label={text.email} hint={text.hint} error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <TooManyTries refused={tries.refused} />
      </form>
    </Dialog>
  );
}
