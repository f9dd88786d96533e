import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Navigate } from 'react-router';
import { AccountLayout } from './account-layout';
import { useAccountText } from './account-text';
import { verificationProgress } from './code-progress';
import { useCodeProgress } from './use-code-progress';
import { CodeStep } from './verify-code-step';
import { ConfirmStep } from './verify-confirm-step';

const ask = (email: string) => call(authRoutes.sendCode, { email });
const nowhere = () => undefined;

/** Verification: confirm the e-mail, then enter its code. Without an e-mail it redirects to log-in. */
export function Component() {
  const text = useAccountText();
  const { progress, proceed } = useCodeProgress(verificationProgress, nowhere);
  if (!progress) return <Navigate to="/login" replace />;
  const Step = progress.step === 'confirm' ? ConfirmStep : CodeStep;
  return (
    <AccountLayout title={text.verify}>
      <Step progress={progress} onProceed={proceed} ask={ask} />
    </AccountLayout>
  );
}
