import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { changePasswordForm, verifyForm } from '@pothik/contracts/auth';
import { Button, Field, Note, PasswordInput } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { CodeField } from '../../../codes/code-field';
import { ResendButton } from '../../../codes/resend-button';
import { useCodeBox } from '../../../codes/use-code-box';
import { useRefusedTryText } from '../../../tries/too-many-tries';
import { MailboxHint } from '../trying-out/mailbox-hint';
import { usePhoneLogInText } from './phone-log-in-text';

const codeForm = z.pick(verifyForm, { otp: true });
const passwordForm = z.pick(changePasswordForm, { currentPassword: true });

export type OwnerProof = { mailedOtp: string } | { password: string };

interface OwnerProofFormProps {
  /** As much of the e-mail as the server says; undefined when a code was mailed a moment before. */
  email: string | undefined;
  resendAt: number;
  sending: boolean;
  /** Why no other code could be mailed. */
  refusal: string | undefined;
  onResend: () => void;
  /** Logs in; what it throws is shown. */
  onProof: (proof: OwnerProof) => Promise<void>;
}

/** Asks the owner of an account for the code that was mailed to them, or for the password. */
export function OwnerProofForm({ email, resendAt, sending, refusal, onResend, onProof }: OwnerProofFormProps) {
  const text = usePhoneLogInText();
  const textOf = useRefusedTryText();
  const [byPassword, setByPassword] = useState(false);
  const [refused, setRefused] = useState<string>();
  const mailed = useContractForm(codeForm, { otp: '' });
  const code = useCodeBox(mailed);
  const known = useContractForm(passwordForm, { currentPassword: '' });
  const prove = async (proof: OwnerProof) => {
    setRefused(undefined);
    try {
      await onProof(proof);
    } catch (error) {
      const message = failureText(error);
      if (isRefusal(error, 'auth/mailed-code-invalid')) code.refuse(message);
      else if (isRefusal(error, 'auth/password-wrong'))
        known.setError('currentPassword', { message }, { shouldFocus: true });
      else setRefused(textOf(error));
    }
  };
  const submit = byPassword
    ? known.submitting(({ currentPassword: password }) => prove({ password }))
    : mailed.submitting(({ otp: mailedOtp }) => prove({ mailedOtp }));
  const why = refused ?? refusal;
  return (
    <form className="shell-account-form" noValidate onSubmit={submit}>
      <div className="shell-account-head">
        <h1>{text.proofTitle}</h1>
        {!byPassword && <p>{email ? text.mailedTo(email) : text.mailedBefore}</p>}
      </div>
      {byPassword ? (
        <Field key="password" label={text.password} error={known.errorOf('currentPassword')}>
          <PasswordInput autoComplete="current-password" autoFocus {...known.register('currentPassword')} />
        </Field>
      ) : (
        <CodeField field={code.field} error={mailed.errorOf('otp')} label={text.mailedCode} submitsWhenFull />
      )}
      {why && (
        <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
          {why}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" block loading={mailed.busy || known.busy}>
        {text.continue}
      </Button>
      {!byPassword && <ResendButton block resendAt={resendAt} sending={sending} onResend={onResend} />}
      <Button variant="quiet" block onClick={() => setByPassword(!byPassword)}>
        {byPassword ? text.byMail : text.byPassword}
      </Button>
      {!byPassword && <MailboxHint />}
    </form>
  );
}
