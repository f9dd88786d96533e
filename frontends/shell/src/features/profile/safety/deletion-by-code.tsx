import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { verifyForm } from '@pothik/contracts/auth';
import { useFormat } from '@pothik/ui-kit';
import { z } from 'zod/mini';
import { CodeField } from '../../../codes/code-field';
import { ResendButton } from '../../../codes/resend-button';
import { useCodeBox } from '../../../codes/use-code-box';
import { usePhoneText } from '../../../phone/phone-text';
import { DeletionForm, type DeletionProofProps } from './deletion-form';
import { useSafetyText } from './safety-text';

const codeForm = z.pick(verifyForm, { otp: true });

/** Deletes an account without a password, confirmed by a code: a mailed one, without an e-mail one by SMS. */
export function DeletionByCode({ user, deletion, onClose, children }: DeletionProofProps) {
  const text = useSafetyText();
  const phone = usePhoneText();
  const { digits } = useFormat();
  const form = useContractForm(codeForm, { otp: '' });
  const code = useCodeBox(form);
  const remove = form.submitting(async (proof) => {
    try {
      await deletion.deleteBy(proof);
    } catch (error) {
      if (isRefusal(error, 'auth/code-invalid')) code.refuse(failureText(error));
      else deletion.refuse(error);
    }
  });
  return (
    <DeletionForm email={user.email} busy={form.busy} onClose={onClose} onSubmit={remove}>
      <p>{user.email ? text.codeText(user.email) : phone.sentTo(digits(user.phone))}</p>
      <CodeField field={code.field} error={form.errorOf('otp')} {...(user.email ? {} : { label: phone.code })} />
      <ResendButton
        size="small"
        resendAt={deletion.step.by === 'code' ? deletion.step.resendAt : undefined}
        sending={deletion.sending}
        onResend={() => void deletion.sendCode()}
      />
      {children}
    </DeletionForm>
  );
}
