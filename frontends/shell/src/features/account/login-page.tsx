import { Note, TextLink } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout';
import { withNext } from './account-path.rules';
import { useAccountText } from './account-text';
import { GoogleSignIn } from './google-sign-in';
import { LogInForm } from './login-form';
import { OnlySignedOut } from './only-signed-out';
import { TryingOut } from './trying-out/trying-out';
import { useLogIn } from './use-log-in';
import { useRefusal } from './use-refusal';

/** Log-in: leads on to the page that a guard refused, or to the page of the person's role. */
export function Component() {
  const [leaving, setLeaving] = useState(false);
  return (
    <OnlySignedOut leaving={leaving}>
      <LogInPage onLeave={setLeaving} />
    </OnlySignedOut>
  );
}

function LogInPage({ onLeave }: { onLeave: (leaving: boolean) => void }) {
  const text = useAccountText();
  const refusal = useRefusal();
  const [parameters] = useSearchParams();
  const logIn = useLogIn({ onLeave });
  return (
    <AccountLayout title={text.logIn}>
      <div className="shell-account-head">
        <h1>{text.logInTitle}</h1>
        <p>
          {text.newHere}{' '}
          <TextLink asChild>
            <Link to={withNext('/register', parameters.get('next'))}>{text.createAccount}</Link>
          </TextLink>
        </p>
      </div>
      {refusal && (
        <Note tone="danger" icon={<CircleX aria-hidden="true" />} alert>
          {refusal}
        </Note>
      )}
      <LogInForm onLeave={onLeave} />
      <GoogleSignIn />
      <TryingOut logIn={logIn} />
    </AccountLayout>
  );
}
