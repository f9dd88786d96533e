import { failureText } from '@pothik/api-client';
import { Button, useFormat } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { ResendButton } from '../../../codes/resend-button';
import { usePhoneText } from '../../../phone/phone-text';
import type { SentCode } from '../../../phone/sent-code';
import { SmsCodeField } from '../../../phone/sms-code-field';
import { useSmsCodeForm } from '../../../phone/use-sms-code-form';
import { SmsHint } from '../trying-out/sms-hint';
import { askForCode } from './number-form';
import { usePhoneLogInText } from './phone-log-in-text';

interface CodeStepProps {
  sent: SentCode;
  onSent: (code: SentCode) => void;
  /** Back to the number. */
  onBack: () => void;
  /** Why the code is asked again. */
  because: unknown;
  prove: (otp: string) => Promise<void>;
}

/** Asks for the code that was sent by SMS. */
export function CodeStep({ sent, onSent, onBack, because, prove }: CodeStepProps) {
  const text = usePhoneText();
  const { noSms, continue: proceed } = usePhoneLogInText();
  const { digits } = useFormat();
  const form = useSmsCodeForm({ sent, ask: askForCode, onSent, prove });
  const { setError } = form;
  useEffect(() => {
    if (because !== undefined) setError('otp', { message: failureText(because) });
  }, [because, setError]);
  return (
    <form ref={form.element} className="shell-account-form" noValidate onSubmit={form.submit}>
      <div className="shell-account-head">
        <h1>{text.codeTitle}</h1>
        <p>{text.sentTo(digits(sent.phone))}</p>
      </div>
      <SmsCodeField form={form} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {proceed}
      </Button>
      <ResendButton block resendAt={sent.resendAt} sending={form.sending} onResend={form.resend} />
      <p className="shell-muted">{noSms}</p>
      <Button variant="quiet" block onClick={onBack}>
        {text.otherNumber}
      </Button>
      <SmsHint />
    </form>
  );
}
