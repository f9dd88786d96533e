import { failureText } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { phoneForm } from '@pothik/contracts/auth';
import { useTooManyTries } from '../tries/too-many-tries';
import { type SendSmsCode, useSendSmsCode } from './use-send-sms-code';

interface NumberForm extends Pick<SendSmsCode, 'ask' | 'onSent'> {
  /** What stands in the field at first. */
  phone: string;
}

/** Asks for a number and requests a code for it; a refusal is shown at the field. */
export function useNumberForm({ phone, ask, onSent }: NumberForm) {
  const form = useContractForm(phoneForm, { phone });
  const tries = useTooManyTries();
  const { send } = useSendSmsCode({
    ask,
    onSent,
    onRefused: (error) => {
      if (!tries.take(error)) form.setError('phone', { message: failureText(error) }, { shouldFocus: true });
    },
  });
  const submit = form.submitting((values) => {
    tries.clear();
    return send(values.phone);
  });
  return { ...form, tries, submit };
}
