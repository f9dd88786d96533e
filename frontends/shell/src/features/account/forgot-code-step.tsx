import { call, failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { resetPasswordForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { Button, Field, PasswordInput, toast } from '@pothik/ui-kit';
import { CodeField } from '../../codes/code-field';
import { ResendButton } from '../../codes/resend-button';
import { useCodeBox } from '../../codes/use-code-box';
import { TooManyTries, useTooManyTries } from '../../tries/too-many-tries';
import { useAccountText } from './account-text';
import { useForgotText } from './forgot-text';
import { MailboxHint } from './trying-out/mailbox-hint';
import { useLeaveForLogIn } from './use-leave-for-log-in';
import { type StepProps, useSendCode } from './use-send-code';

/** Asks for the code and the new password; Resend is enabled once the countdown is over. */
export function ForgotCodeStep(props: StepProps) {
  const { email, next, resendAt } = props.progress;
  const text = useForgotText();
  const account = useAccountText();
  const leave = useLeaveForLogIn();
  const form = useContractForm(resetPasswordForm, { email, otp: '', password: '' });
  const code = useCodeBox(form);
  const tries = useTooManyTries();
  const { sending, send } = useSendCode(props);

  const reset = form.submitting(async (values) => {
    tries.clear();
    try {
      await call(authRoutes.resetPassword, values);
      toast.success(text.done);
      await leave(email, next);
    } catch (error) {
      if (tries.take(error)) return;
      const sentence = failureText(error);
      toast.error(sentence);
      form.showRefusedFields(error);
      if (isRefusal(error, 'auth/code-invalid')) code.refuse(sentence);
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={reset}>
      <div className="shell-account-head">
        <h1>{text.codeTitle}</h1>
        <p>{text.codeText(email)}</p>
      </div>
      <CodeField field={code.field} error={form.errorOf('otp')} />
      <Field label={text.newPassword} hint={account.passwordHint} error={form.errorOf('password')}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <TooManyTries refused={tries.refused} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.setPassword}
      </Button>
      <ResendButton block resendAt={resendAt} sending={sending} onResend={() => void send(email)} />
      <Button variant="quiet" block onClick={() => props.onProceed({ step: 'confirm' })}>
        {text.otherEmail}
      </Button>
      <MailboxHint />
    </form>
  );
}
