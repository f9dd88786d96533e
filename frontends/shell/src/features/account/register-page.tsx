import { TextLink } from '@pothik/ui-kit';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout';
import { withNext } from './account-path.rules';
import { useAccountText } from './account-text';
import { GoogleSignIn } from './google-sign-in';
import { OnlySignedOut } from './only-signed-out';
import { PhoneFirst } from './phone/phone-first';
import { RegisterForm } from './register-form';
import { secondStep } from './second-step';

/** Registration: by a number at once, or by e-mail, which leads on to verification. */
export function Component() {
  const text = useAccountText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  const toLogIn = withNext('/login', parameters.get('next'));
  const askSecondFactor = () => {
    secondStep.begin();
    void navigate(toLogIn, { replace: true });
  };
  const head = (
    <div className="shell-account-head">
      <h1>{text.registerTitle}</h1>
      <p>
        {text.haveAccount}{' '}
        <TextLink asChild>
          <Link to={toLogIn}>{text.logIn}</Link>
        </TextLink>
      </p>
    </div>
  );
  return (
    <OnlySignedOut leaving={leaving}>
      <AccountLayout title={text.register}>
        <PhoneFirst head={head} onLeave={setLeaving} onSecondFactor={askSecondFactor}>
          <RegisterForm />
          <GoogleSignIn />
        </PhoneFirst>
      </AccountLayout>
    </OnlySignedOut>
  );
}
