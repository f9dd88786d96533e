import { useState } from 'react';
import { Navigate } from 'react-router';
import { AccountLayout } from './account-layout';
import { useAccountText } from './account-text';
import { keepVerification, keptVerification, type Verification } from './verification-state';
import { CodeStep } from './verify-code-step';
import { ConfirmStep } from './verify-confirm-step';

/** Verification: confirm the e-mail, then enter its code. Who comes without an e-mail goes to log-in. */
export function Component() {
  const text = useAccountText();
  const [verification, setVerification] = useState(keptVerification);
  if (!verification) return <Navigate to="/login" replace />;
  const proceed = (changes: Partial<Verification>) => {
    const next = { ...verification, ...changes };
    keepVerification(next);
    setVerification(next);
  };
  const Step = verification.step === 'confirm' ? ConfirmStep : CodeStep;
  return (
    <AccountLayout title={text.verify}>
      <Step verification={verification} onProceed={proceed} />
    </AccountLayout>
  );
}
