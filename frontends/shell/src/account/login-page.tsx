import { call, failureText, isRefusal, signedIn } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { authHttp, loginForm } from '@pothik/contracts/auth';
import type { Me } from '@pothik/contracts/user';
import { Button, Field, PasswordInput, TextInput, TextLink, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogIn } from '../routing/return-path.rules';
import { AccountLayout } from './account-layout';
import { useAccountText } from './account-text';
import { OnlySignedOut } from './only-signed-out';
import { beginVerification } from './verification-state';

/** Log-in: leads on to the page a guard turned away, or to where the person's role belongs. */
export function Component() {
  const text = useAccountText();
  const [leaving, setLeaving] = useState(false);
  return (
    <OnlySignedOut leaving={leaving}>
      <AccountLayout title={text.logIn}>
        <div className="shell-account-head">
          <h1>{text.logInTitle}</h1>
          <p>
            {text.newHere}{' '}
            <TextLink asChild>
              <Link to="/register">{text.createAccount}</Link>
            </TextLink>
          </p>
        </div>
        <LogInForm onLeave={setLeaving} />
      </AccountLayout>
    </OnlySignedOut>
  );
}

function LogInForm({ onLeave }: { onLeave: (leaving: boolean) => void }) {
  const text = useAccountText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const form = useContractForm(loginForm, { email: state?.email ?? '', password: '' });
  const next = parameters.get('next');

  const logIn = form.submitting(async (values) => {
    onLeave(true);
    try {
      const user = await signedIn(await call(authHttp.login, values));
      toast.success(text.logInDone);
      await navigate(pathAfterLogIn(user.role, next, await openRideOf(user)), { replace: true });
    } catch (error) {
      onLeave(false);
      toast.error(failureText(error));
      form.showRefusedFields(error);
      if (!isRefusal(error, 'auth/user-not-verified')) return;
      beginVerification(values.email, next);
      await navigate('/verify');
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={logIn}>
      <Field label={text.email} error={form.errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={text.password} error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.logIn}
      </Button>
    </form>
  );
}

/** Where to lead a rider; not knowing leads home. */
async function openRideOf({ role }: Me): Promise<boolean> {
  if (role !== 'RIDER') return false;
  try {
    const { hasOpenRide } = await import('../get-ride/open-ride');
    return await hasOpenRide();
  } catch (error) {
    console.warn('The current ride is not known.', error);
    return false;
  }
}
