import { call, useCurrentUser } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { useSearchParams } from 'react-router';
import { loginDraft } from './account-draft';
import { AccountLayout } from './account-layout';
import { progressOf, resetProgress } from './code-progress';
import { ForgotCodeStep } from './forgot-code-step';
import { ForgotEmailStep } from './forgot-email-step';
import { useForgotText } from './forgot-text';
import { useCodeProgress } from './use-code-progress';

const ask = (email: string) => call(authRoutes.forgotPassword, { email });

/** Forgotten password: enter the e-mail, then the mailed code and a new password. */
export function Component() {
  const text = useForgotText();
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  const start = () => progressOf(loginDraft.read()?.email ?? user?.email ?? '', parameters.get('next'));
  const { progress, proceed } = useCodeProgress(resetProgress, start);
  const Step = progress.step === 'confirm' ? ForgotEmailStep : ForgotCodeStep;
  return (
    <AccountLayout title={text.title}>
      <Step progress={progress} onProceed={proceed} ask={ask} />
    </AccountLayout>
  );
}
