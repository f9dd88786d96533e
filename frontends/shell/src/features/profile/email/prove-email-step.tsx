import { call, failureText, isRefusal, QUERY_KEY, queryClient } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { verifyForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, toast } from '@pothik/ui-kit';
import { useId } from 'react';
import { z } from 'zod/mini';
import { CodeField } from '../../../codes/code-field';
import { ResendButton } from '../../../codes/resend-button';
import { useCodeBox } from '../../../codes/use-code-box';
import { useCodeRequest } from '../../../codes/use-code-request';
import { TooManyTries, useTooManyTries } from '../../../tries/too-many-tries';
import { askForEmailCode } from './ask-for-email-code';
import type { MailedCode } from './mailed-code';
import { useOwnEmailText } from './own-email-text';

const codeForm = z.pick(verifyForm, { otp: true });

interface ProveEmailStepProps {
  mailed: MailedCode;
  onMailed: (code: MailedCode) => void;
  onOtherEmail: () => void;
  onClose: () => void;
}

/** Asks for the code that was mailed to the e-mail. */
export function ProveEmailStep({ mailed, onMailed, onOtherEmail, onClose }: ProveEmailStepProps) {
  const text = useOwnEmailText();
  const formId = useId();
  const form = useContractForm(codeForm, { otp: '' });
  const code = useCodeBox(form);
  const tries = useTooManyTries();
  const refuse = (error: unknown) => {
    if (tries.take(error)) return;
    if (isRefusal(error, 'auth/code-invalid')) code.refuse(failureText(error));
    else form.setError('otp', { message: failureText(error) }, { shouldFocus: true });
  };
  const { sending, send } = useCodeRequest({
    ask: askForEmailCode,
    onSent: (email, resendAt) => onMailed({ email, resendAt }),
    onRefused: refuse,
  });
  const prove = form.submitting(async ({ otp }) => {
    tries.clear();
    try {
      const { email } = await call(authRoutes.proveOwnEmail, { email: mailed.email, otp });
      showAsOwn(email);
      toast.success(text.added, { description: text.addedText });
      onClose();
    } catch (error) {
      refuse(error);
    }
  });
  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.codeTitle} size="narrow" footer={buttons}>
      <form id={formId} className="shell-profile-form" noValidate onSubmit={prove}>
        <p>{text.mailed(mailed.email)}</p>
        <CodeField field={code.field} error={form.errorOf('otp')} submitsWhenFull />
        <TooManyTries refused={tries.refused} />
        <ResendButton block resendAt={mailed.resendAt} sending={sending} onResend={() => void send(mailed.email)} />
        <p className="shell-muted">{text.noMail}</p>
        <Button variant="quiet" block onClick={onOtherEmail}>
          {text.otherEmail}
        </Button>
      </form>
    </Dialog>
  );
}

/** The session has it once its token is renewed: until then the page shows what was confirmed. */
function showAsOwn(email: string): void {
  queryClient.setQueryData<Me>(QUERY_KEY.me, (user) => user && { ...user, email });
}
