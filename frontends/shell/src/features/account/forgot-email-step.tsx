import { useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { emailForm } from '@pothik/contracts/auth';
import { Button, Field, TextInput, TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { logInPath } from '../../access/return-path.rules';
import { forgotDraft } from './account-draft';
import { useAccountText } from './account-text';
import { useForgotText } from './forgot-text';
import { type StepProps, useSendCode } from './use-send-code';

/** Asks for the e-mail of the account. What is typed survives a reload. */
export function ForgotEmailStep(props: StepProps) {
  const text = useForgotText();
  const account = useAccountText();
  const { email, next } = props.progress;
  const form = useContractForm(emailForm, { email: forgotDraft.read()?.email ?? email });
  useStoredTexts(form, forgotDraft);
  const { send } = useSendCode(props);
  return (
    <form className="shell-account-form" noValidate onSubmit={form.submitting((values) => send(values.email))}>
      <div className="shell-account-head">
        <h1>{text.emailTitle}</h1>
        <p>{text.emailText}</p>
      </div>
      <Field label={account.email} error={form.errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {account.sendCode}
      </Button>
      <TextLink asChild>
        <Link to={logInPath(next ?? '/')}>{text.backToLogIn}</Link>
      </TextLink>
    </form>
  );
}
