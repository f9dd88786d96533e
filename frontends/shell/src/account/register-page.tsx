import { call, failureText } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { authHttp, registerPageForm } from '@pothik/contracts/auth';
import { Button, Field, PasswordInput, TextInput, TextLink, toast } from '@pothik/ui-kit';
import { Link, useNavigate } from 'react-router';
import { AccountLayout } from './account-layout';
import { useAccountText } from './account-text';
import { OnlySignedOut } from './only-signed-out';
import { beginVerification } from './verification-state';

/** Registration: leads on to verification. */
export function Component() {
  const text = useAccountText();
  return (
    <OnlySignedOut leaving={false}>
      <AccountLayout title={text.register}>
        <div className="shell-account-head">
          <h1>{text.registerTitle}</h1>
          <p>
            {text.haveAccount}{' '}
            <TextLink asChild>
              <Link to="/login">{text.logIn}</Link>
            </TextLink>
          </p>
        </div>
        <RegisterForm />
      </AccountLayout>
    </OnlySignedOut>
  );
}

function RegisterForm() {
  const text = useAccountText();
  const navigate = useNavigate();
  const form = useContractForm(registerPageForm, { name: '', email: '', password: '', confirmPassword: '' });

  const register = form.submitting(async ({ confirmPassword: _, ...account }) => {
    try {
      const { email } = await call(authHttp.registerUser, account);
      toast.success(text.registerDone);
      beginVerification(email);
      await navigate('/verify');
    } catch (error) {
      toast.error(failureText(error, text.registerFailed));
      form.showRefusedFields(error);
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={register}>
      <Field label={text.username} error={form.errorOf('name')}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={text.email} error={form.errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={text.password} hint={text.passwordHint} error={form.errorOf('password')}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={text.confirmPassword} error={form.errorOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.registerButton}
      </Button>
    </form>
  );
}
