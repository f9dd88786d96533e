import { call, failureText, isRefusal, QUERY_KEY, queryClient } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, Field, PasswordInput, toast, useFormat } from '@pothik/ui-kit';
import { useId, useState } from 'react';
import { ResendButton } from '../../../codes/resend-button';
import { KnownAccount } from '../../../page-parts/known-account';
import { usePhoneText } from '../../../phone/phone-text';
import type { SentCode } from '../../../phone/sent-code';
import { SmsCodeField } from '../../../phone/sms-code-field';
import { useSmsCodeForm } from '../../../phone/use-sms-code-form';
import { askForOwnCode } from './ask-for-own-code';
import { useOwnPhoneText } from './own-phone-text';

interface ProveStepProps {
  /** The account's e-mail, or ''. */
  email: string;
  sent: SentCode;
  onSent: (code: SentCode) => void;
  onOtherNumber: () => void;
  onClose: () => void;
}

/** Asks for the code that was sent to the number, and for the password once the server does: of an account that has one. */
export function ProveStep({ email, sent, onSent, onOtherNumber, onClose }: ProveStepProps) {
  const text = useOwnPhoneText();
  const words = usePhoneText();
  const { digits } = useFormat();
  const formId = useId();
  const [password, setPassword] = useState('');
  /** What stands at the password; undefined until it is asked. */
  const [asked, setAsked] = useState<{ error: string | undefined }>();
  const prove = async (otp: string) => {
    try {
      const { phone } = await call(authRoutes.proveOwnPhone, {
        phone: sent.phone,
        otp,
        ...(password && { password }),
      });
      showAsOwn(phone);
      toast.success(text.confirmed);
      onClose();
    } catch (error) {
      if (!isRefusal(error, 'auth/password-wrong')) throw error;
      setAsked({ error: asked && failureText(error) });
    }
  };
  const form = useSmsCodeForm({ sent, ask: askForOwnCode, onSent, prove });
  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.codeTitle} size="narrow" footer={buttons}>
      <form id={formId} ref={form.element} className="shell-profile-form" noValidate onSubmit={form.submit}>
        <p>{words.sentTo(digits(sent.phone))}</p>
        <SmsCodeField form={form} />
        {asked && (
          <>
            <KnownAccount email={email} />
            <Field label={text.password} hint={text.passwordHint} error={asked.error}>
              <PasswordInput
                autoComplete="current-password"
                autoFocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          </>
        )}
        <ResendButton block resendAt={sent.resendAt} sending={form.sending} onResend={form.resend} />
        <p className="shell-muted">{text.noSms}</p>
        <Button variant="quiet" block onClick={onOtherNumber}>
          {words.otherNumber}
        </Button>
      </form>
    </Dialog>
  );
}

/** The profile follows by an event: until then the page shows what was confirmed. */
const showAsOwn = (phone: string) =>
  queryClient.setQueryData<Me>(QUERY_KEY.me, (user) => user && { ...user, phone, isPhoneProven: true });
