import { LoadedPart } from '@pothik/api-client';
import { isMarked } from '@pothik/api-client/in-hand';
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
import { PhoneFirst } from './phone/phone-first';
import { SecondStepForm } from './second-step-form';
import { TryingOut } from './trying-out/trying-out';
import { useLogIn } from './use-log-in';
import { useSecondStep } from './use-second-step';

const actsWait = () => import(/* webpackChunkName: 'in-hand-view' */ '../../in-hand/acts-wait');

/** Log-in, in one step or two: leads on to the page that a guard refused, or to the page of the person's role. */
export function Component() {
  const [leaving, setLeaving] = useState(false);
  return (
    <OnlySignedOut leaving={leaving}>
      <LogInPage onLeave={setLeaving} />
    </OnlySignedOut>
  );
}

interface LogInPageProps {
  onLeave: (leaving: boolean) => void;
}

function LogInPage({ onLeave }: LogInPageProps) {
  const text = useAccountText();
  const { isUnderWay, begin, leave, because } = useSecondStep();
  return (
    <AccountLayout title={text.logIn}>
      {isUnderWay ? (
        <SecondStepForm onLeave={onLeave} onBack={leave} />
      ) : (
        <FirstStep onLeave={onLeave} onSecondFactor={begin} because={because} />
      )}
    </AccountLayout>
  );
}

interface FirstStepProps extends LogInPageProps {
  onSecondFactor: () => void;
  /** Why log-in did not go on. */
  because: string | undefined;
}

function FirstStep({ onLeave, onSecondFactor, because }: FirstStepProps) {
  const text = useAccountText();
  const [parameters] = useSearchParams();
  const logIn = useLogIn({ onLeave, onSecondFactor });
  const head = (
    <>
      <div className="shell-account-head">
        <h1>{text.logInTitle}</h1>
        <p>
          {text.newHere}{' '}
          <TextLink asChild>
            <Link to={withNext('/register', parameters.get('next'))}>{text.createAccount}</Link>
          </TextLink>
        </p>
      </div>
      {isMarked() && <LoadedPart load={actsWait} waiting={null} failed={() => null} />}
      {because && (
        <Note tone="danger" icon={<CircleX aria-hidden="true" />} alert>
          {because}
        </Note>
      )}
    </>
  );
  return (
    <PhoneFirst head={head} onLeave={onLeave} onSecondFactor={onSecondFactor}>
      <LogInForm onLeave={onLeave} onSecondFactor={onSecondFactor} />
      <GoogleSignIn />
      <TryingOut logIn={logIn} />
    </PhoneFirst>
  );
}
