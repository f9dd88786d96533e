import { call, isRefusal, signOut } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { waitAfter } from '../../../codes/code-wait.rules';
import { useRefusedTryText } from '../../../tries/too-many-tries';
import { useSafetyText } from './safety-text';

/** Proves the person's identity: the password or a code. */
type Proof = { password: string } | { otp: string };

export type DeletionStep = { by: 'password' } | { by: 'code'; resendAt: number };

/** Deletes the account by its password, or by a code, mailed or by SMS, if it has none. */
export function useDeletion() {
  const text = useSafetyText();
  const textOf = useRefusedTryText();
  const [step, setStep] = useState<DeletionStep>({ by: 'password' });
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);

  const deleteBy = async (proof: Proof) => {
    setRefusal(undefined);
    await signOut(() => call(authRoutes.deleteMe, proof));
    toast.success(text.deleted);
  };

  /** A call without a proof makes the server send the code: the expected answer is a refusal. */
  const sendCode = async () => {
    setRefusal(undefined);
    setSending(true);
    try {
      await call(authRoutes.deleteMe, {});
    } catch (error) {
      const wait = isRefusal(error) ? waitAfter(error) : undefined;
      if (wait !== undefined) setStep({ by: 'code', resendAt: Date.now() + wait });
      else setRefusal(isRefusal(error, 'auth/password-wrong') ? text.hasPassword : textOf(error));
    }
    setSending(false);
  };
  const refuse = (error: unknown) => setRefusal(textOf(error));
  return { step, refusal, refuse, sending, sendCode, deleteBy };
}
