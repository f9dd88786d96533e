import { call, failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { authHttp, verifyForm } from '@pothik/contracts/auth';
import { Button, CodeInput, Field, toast, useCountdown, useFormat } from '@pothik/ui-kit';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { logInPath } from '../routing/return-path.rules';
import { useAccountText } from './account-text';
import { type StepProps, useSendCode } from './use-send-code';
import { endVerification } from './verification-state';

/** Six boxes, Verify, and Resend once the countdown is over. */
export function CodeStep(props: StepProps) {
  const { email, next } = props.verification;
  const text = useAccountText();
  const navigate = useNavigate();
  const form = useContractForm(verifyForm, { email, otp: '' });

  const verify = form.submitting(async (values) => {
    try {
      await call(authHttp.verifyCode, values);
      toast.success(text.verified);
      endVerification();
      await navigate(logInPath(next ?? '/'), { replace: true, state: { email } });
    } catch (error) {
      const sentence = failureText(error);
      toast.error(sentence);
      if (isRefusal(error, 'auth/code-invalid')) form.setError('otp', { message: sentence });
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={verify}>
      <div className="shell-account-head">
        <h1>{text.codeTitle}</h1>
        <p>{text.codeText(email)}</p>
      </div>
      <Field label={text.codeLabel} error={form.errorOf('otp')}>
        <Controller
          control={form.control}
          name="otp"
          render={({ field }) => (
            <CodeInput value={field.value} onChange={field.onChange} invalid={Boolean(form.errorOf('otp'))} autoFocus />
          )}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.verifyButton}
      </Button>
      <Resend {...props} />
    </form>
  );
}

function Resend(props: StepProps) {
  const text = useAccountText();
  const format = useFormat();
  const { sending, send } = useSendCode(props);
  const left = useCountdown(props.verification.resendAt);
  return (
    <Button variant="quiet" block disabled={left > 0} loading={sending} onClick={() => void send()}>
      {left > 0 ? text.resendIn(format.number(left)) : text.resend}
    </Button>
  );
}
