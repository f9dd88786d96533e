import type { Me } from '@pothik/contracts/user';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PasswordStep, type Secret } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';

export interface SetUpProps {
  user: Me;
  /** Called once it is on, with the codes still to be shown. */
  onConfirmed?: () => void;
  /** It is on and the recovery codes are kept, or another tab was faster. */
  onDone: () => void;
}

type Step = { name: 'password' } | { name: 'scan'; secret: Secret } | { name: 'codes'; codes: readonly string[] };

/** Sets up two-step verification: the password, the authenticator app, the recovery codes. */
export function SetUp({ user, onConfirmed, onDone }: SetUpProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const showCodes = (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    onConfirmed?.();
  };
  return (
    <StepFrame step={step.name}>
      {step.name === 'password' && (
        <PasswordStep user={user} onBegun={(secret) => setStep({ name: 'scan', secret })} onExists={onDone} />
      )}
      {step.name === 'scan' && (
        <ScanStep secret={step.secret} onConfirmed={showCodes} onOutdated={() => setStep({ name: 'password' })} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onDone} />}
    </StepFrame>
  );
}

/** Takes the focus at every next step, so that it is read out from its start. */
function StepFrame({ step, children }: { step: Step['name']; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (step !== first.current) frame.current?.focus();
  }, [step]);
  return (
    <div ref={frame} tabIndex={-1} className="shell-step">
      {children}
    </div>
  );
}
