import { call, isRefusal } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Button } from '@pothik/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { SecondFactorCodeForm } from '../../second-factor/code-form';
import { useAccountText } from './account-text';
import { secondStep } from './second-step';
import { useBeginSession } from './use-begin-session';

interface SecondStepFormProps {
  onLeave: (leaving: boolean) => void;
  /** Back to e-mail and password, with the reason when log-in cannot go on here. */
  onBack: (because?: unknown) => void;
}

/** The second step of log-in: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ onLeave, onBack }: SecondStepFormProps) {
  const text = useAccountText();
  const begin = useBeginSession();
  const complete = async (code: string) => {
    onLeave(true);
    try {
      await begin(await call(authRoutes.completeLogIn, { code }));
      secondStep.end();
    } catch (error) {
      onLeave(false);
      if (!isRefusal(error, 'auth/log-in-expired', 'auth/user-deleted')) throw error;
      onBack(error);
    }
  };
  return (
    <>
      <div className="shell-account-head">
        <h1>{text.secondStepTitle}</h1>
        <p>{text.secondStepText}</p>
      </div>
      <SecondFactorCodeForm send={complete} submit={text.logIn} submitsWhenFull autoFocus />
      <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={() => onBack()}>
        {text.backToEmail}
      </Button>
    </>
  );
}
