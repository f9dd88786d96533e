import { CodeField } from '../codes/code-field';
import { TooManyTries } from '../tries/too-many-tries';
import { usePhoneText } from './phone-text';
import type { useSmsCodeForm } from './use-sms-code-form';

/** Six boxes for the code by SMS; the last digit sends it. */
export function SmsCodeField({ form }: { form: ReturnType<typeof useSmsCodeForm> }) {
  return (
    <>
      <CodeField field={form.code.field} error={form.errorOf('otp')} label={usePhoneText().code} submitsWhenFull />
      <TooManyTries refused={form.tries.refused} />
    </>
  );
}
