import { call } from '@pothik/api-client';
import { useStoredTexts } from '@pothik/api-client/forms';
import { authRoutes } from '@pothik/contracts/routes';
import { Button } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { PhoneField } from '../../../phone/phone-field';
import { usePhoneText } from '../../../phone/phone-text';
import type { SentCode } from '../../../phone/sent-code';
import { useNumberForm } from '../../../phone/use-number-form';
import { TooManyTries } from '../../../tries/too-many-tries';
import { phoneDraft } from '../account-draft';
import { usePhoneLogInText } from './phone-log-in-text';

/** Sends the code that signs up or logs in; nobody is told which it is. */
export const askForCode = (phone: string) => call(authRoutes.sendPhoneCode, { phone });

interface NumberFormProps {
  onSent: (code: SentCode) => void;
  /** The person came back to change the number. */
  isBack: boolean;
}

/** The first way to log in and to sign up: a number. What is typed survives a reload. */
export function NumberForm({ onSent, isBack }: NumberFormProps) {
  const text = usePhoneText();
  const form = useNumberForm({ phone: phoneDraft.read()?.phone ?? '', ask: askForCode, onSent });
  useStoredTexts(form, phoneDraft);
  const { setFocus } = form;
  useEffect(() => {
    if (isBack) setFocus('phone', { shouldSelect: true });
  }, [isBack, setFocus]);
  return (
    <form className="shell-account-form" noValidate onSubmit={form.submit}>
      <PhoneField field={form.register('phone')} hint={usePhoneLogInText().hint} error={form.errorOf('phone')} />
      <TooManyTries refused={form.tries.refused} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.sendCode}
      </Button>
    </form>
  );
}
