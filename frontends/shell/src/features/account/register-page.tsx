import { TextLink } from '@pothik/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout';
import { withNext } from './account-path.rules';
import { useAccountText } from './account-text';
import { GoogleSignIn } from './google-sign-in';
import { OnlySignedOut } from './only-signed-out';
import { RegisterForm } from './register-form';

/** Registration: leads on to verification. */
export function Component() {
  const text = useAccountText();
  const [parameters] = useSearchParams();
  return (
    <OnlySignedOut leaving={false}>
      <AccountLayout title={text.register}>
        <div className="shell-account-head">
          <h1>{text.registerTitle}</h1>
          <p>
            {text.haveAccount}{' '}
            <TextLink asChild>
              <Link to={withNext('/login', parameters.get('next'))}>{text.logIn}</Link>
            </TextLink>
          </p>
        </div>
        <RegisterForm />
        <GoogleSignIn />
      </AccountLayout>
    </OnlySignedOut>
  );
}
