import { call, isRefusal } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { useState } from 'react';
import { useCodeRequest } from '../../../codes/use-code-request';
import { useRefusedTryText } from '../../../tries/too-many-tries';
import { type OwnerProof, OwnerProofForm } from './owner-proof-form';
import { WhoseStep } from './whose-step';

interface OwnerStepsProps {
  phone: string;
  /** The code that was right. */
  otp: string;
  onNewcomer: () => void;
  /** The code by SMS is no longer valid. */
  onExpired: (error: unknown) => void;
  onProof: (proof: OwnerProof) => Promise<void>;
}

/** Of a number that nobody has confirmed for long: whose the account is, then one more proof from its owner. */
export function OwnerSteps({ phone, otp, onNewcomer, onExpired, onProof }: OwnerStepsProps) {
  const textOf = useRefusedTryText();
  const [email, setEmail] = useState<string>();
  const [resendAt, setResendAt] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const { sending, send } = useCodeRequest({
    ask: async () => setEmail((await call(authRoutes.sendLogInProof, { phone, otp })).email),
    onSent: (_phone, next) => setResendAt(next),
    onRefused: (error) => (isRefusal(error, 'auth/code-invalid') ? onExpired(error) : setRefusal(textOf(error))),
  });
  const mail = () => {
    setRefusal(undefined);
    void send(phone);
  };
  if (resendAt === undefined)
    return <WhoseStep phone={phone} sending={sending} refusal={refusal} onMine={mail} onNewcomer={onNewcomer} />;
  return (
    <OwnerProofForm
      email={email}
      resendAt={resendAt}
      sending={sending}
      refusal={refusal}
      onResend={mail}
      onProof={onProof}
    />
  );
}
