import { call, failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { verifyForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { Button, toast } from '@pothik/ui-kit';
import { useNavigate } from 'react-router';
import { logInPath } from '../../access/return-path.rules';
import { CodeField } from '../../codes/code-field';
import { ResendButton } from '../../codes/resend-button';
import { useCodeBox } from '../../codes/use-code-box';
import { TooManyTries, useTooManyTries } from '../../tries/too-many-tries';
import { useAccountText } from './account-text';
import { verificationProgress } from './code-progress';
import { MailboxHint } from './trying-out/mailbox-hint';
import { type StepProps, useSendCode } from './use-send-code';

/** Asks for the code; Resend is enabled once the countdown is over. */
export function CodeStep(props: StepProps) {
  const { email, next, resendAt } = props.progress;
  const text = useAccountText();
  const navigate = useNavigate();
  const form = useContractForm(verifyForm, { email, otp: '' });
  const code = useCodeBox(form);
  const tries = useTooManyTries();
  const { sending, send } = useSendCode(props);

  const verify = form.submitting(async (values) => {
    tries.clear();
    try {
      await call(authRoutes.verifyCode, values);
      toast.success(text.verified);
      verificationProgress.delete();
      await navigate(logInPath(next ?? '/'), { replace: true, state: { email } });
    } catch (error) {
      if (tries.take(error)) return;
      const sentence = failureText(error);
      toast.error(sentence);
      if (isRefusal(error, 'auth/code-invalid')) code.refuse(sentence);
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={verify}>
      <div className="shell-account-head">
        <h1>{text.codeTitle}</h1>
        <p>{text.codeText(email)}</p>
      </div>
      <CodeField field={code.field} error={form.errorOf('otp')} submitsWhenFull />
      <TooManyTries refused={tries.refused} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.verifyButton}
      </Button>
      <ResendButton block resendAt={resendAt} sending={sending} onResend={() => void send(email)} />
      <MailboxHint />
    </form>
  );
}
