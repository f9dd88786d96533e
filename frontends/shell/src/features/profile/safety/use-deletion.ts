import { type ApiRefusal, call, isRefusal, signOut } from '@pothik/api-client';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useRefusedTryText } from '../../../tries/too-many-tries';
import { useSafetyText } from './safety-text';

/** Proves the person's identity: the password or a mailed code. */
type Proof = { password: string } | { otp: string };

export type DeletionStep = { by: 'password' } | { by: 'code'; resendAt: number };

/** Deletes the account by its password, or by a mailed code if it has none. */
export function useDeletion() {
  const text = useSafetyText();
  const textOf = useRefusedTryText();
  const [step, setStep] = useState<DeletionStep>({ by: 'password' });
  const [refusal, setRefusal] = useState<string>();
  const [mailing, setMailing] = useState(false);

  const deleteBy = async (proof: Proof) => {
    setRefusal(undefined);
    await signOut(() => call(authRoutes.deleteMe, proof));
    toast.success(text.deleted);
  };

  /** A call without a proof makes the server mail the code: the expected answer is a refusal. */
  const mailCode = async () => {
    setRefusal(undefined);
    setMailing(true);
    try {
      await call(authRoutes.deleteMe, {});
    } catch (error) {
      const wait = waitAfter(error);
      if (wait !== undefined) setStep({ by: 'code', resendAt: Date.now() + wait });
      else setRefusal(isRefusal(error, 'auth/password-wrong') ? text.hasPassword : textOf(error));
    }
    setMailing(false);
  };
  const refuse = (error: unknown) => setRefusal(textOf(error));
  return { step, refusal, refuse, mailing, mailCode, deleteBy };
}

/** Milliseconds until another code may be mailed; undefined if none was mailed. */
function waitAfter(error: unknown): number | undefined {
  if (isRefusal(error, 'auth/deletion-code-mailed')) return ONE_TIME_CODE.resendMs;
  if (!isRefusal(error, 'auth/code-too-soon')) return undefined;
  return retryAfterMs(error);
}

const retryAfterMs = ({ retryAfterSeconds }: ApiRefusal): number =>
  retryAfterSeconds === undefined ? ONE_TIME_CODE.resendMs : retryAfterSeconds * 1000;
