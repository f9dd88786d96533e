import { useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { loginForm } from '@pothik/contracts/auth';
import { Button, Field, PasswordInput, TextInput, TextLink } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { TooManyTries, useTooManyTries } from '../../tries/too-many-tries';
import { useTriesText } from '../../tries/tries-text';
import { loginDraft } from './account-draft';
import { withNext } from './account-path.rules';
import { useAccountText } from './account-text';
import { type LogInHooks, useLogIn } from './use-log-in';

/** E-mail and password. The e-mail is filled in after verification, and survives a reload once typed; who was sent here for it finds the focus in it. */
export function LogInForm({ onLeave, onSecondFactor }: Pick<LogInHooks, 'onLeave' | 'onSecondFactor'>) {
  const text = useAccountText();
  const { resetPassword } = useTriesText();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const form = useContractForm(loginForm, { email: state?.email ?? loginDraft.read()?.email ?? '', password: '' });
  useStoredTexts(form, loginDraft);
  const isAsked = state?.focus === 'email';
  const { setFocus } = form;
  useEffect(() => {
    if (isAsked) setFocus('email');
  }, [isAsked, setFocus]);
  const tries = useTooManyTries();
  const logIn = useLogIn({
    onLeave,
    onSecondFactor,
    onRefused: form.showRefusedFields,
    takesRefusal: tries.take,
  });
  const submit = form.submitting((account) => {
    tries.clear();
    return logIn(account);
  });
  const forgotPassword = withNext('/forgot-password', parameters.get('next'));
  return (
    <form className="shell-account-form" noValidate onSubmit={submit}>
      <Field label={text.email} error={form.errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={text.password} error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <TextLink asChild className="shell-account-forgot">
        <Link to={forgotPassword}>{text.forgotPassword}</Link>
      </TextLink>
      <TooManyTries refused={tries.refused}>
        <TextLink asChild className="ui-hit">
          <Link to={forgotPassword}>{resetPassword}</Link>
        </TextLink>
      </TooManyTries>
      <Button type="submit" size="large" block loading={form.busy}>
        {text.logIn}
      </Button>
    </form>
  );
}
