import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { provePhoneForm } from '@pothik/contracts/auth';
import { toast } from '@pothik/ui-kit';
import { useRef } from 'react';
import { z } from 'zod/mini';
import { useCodeBox } from '../codes/use-code-box';
import { useTooManyTries } from '../tries/too-many-tries';
import { usePhoneText } from './phone-text';
import type { SentCode } from './sent-code';
import { useCodeFromSms } from './use-code-from-sms';
import { type SendSmsCode, useSendSmsCode } from './use-send-sms-code';

const codeForm = z.pick(provePhoneForm, { otp: true });

interface SmsCodeForm extends Pick<SendSmsCode, 'ask' | 'onSent'> {
  sent: SentCode;
  /** Sends the code; what it throws is shown at the boxes. */
  prove: (otp: string) => Promise<void>;
}

/** Asks for the code that was sent to a number; where the browser reads it in the SMS, it is sent by itself. */
export function useSmsCodeForm({ sent, ask, onSent, prove }: SmsCodeForm) {
  const text = usePhoneText();
  const form = useContractForm(codeForm, { otp: '' });
  const code = useCodeBox(form);
  const tries = useTooManyTries();
  const element = useRef<HTMLFormElement>(null);

  const refuse = (error: unknown) => {
    if (tries.take(error)) return;
    if (isRefusal(error, 'auth/code-invalid')) code.refuse(failureText(error));
    else form.setError('otp', { message: failureText(error) }, { shouldFocus: true });
  };
  const submit = form.submitting(async ({ otp }) => {
    tries.clear();
    try {
      await prove(otp);
    } catch (error) {
      refuse(error);
    }
  });
  const { sending, send } = useSendSmsCode({
    ask: async (phone) => {
      await ask(phone);
      toast.success(text.sentAgain);
    },
    onSent,
    onRefused: refuse,
  });
  const resend = () => {
    tries.clear();
    void send(sent.phone);
  };
  useCodeFromSms(sent.resendAt, (otp) => {
    code.field.onChange(otp);
    element.current?.requestSubmit();
  });
  return { ...form, element, code, tries, submit, sending, resend };
}
