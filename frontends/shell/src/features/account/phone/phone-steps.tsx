import { isRefusal } from '@pothik/api-client';
import { useState } from 'react';
import type { SentCode } from '../../../phone/sent-code';
import { CodeStep } from './code-step';
import { NameStep } from './name-step';
import { type AskedNext, askedNext } from './next-step.rules';
import type { OwnerProof } from './owner-proof-form';
import { OwnerSteps } from './owner-steps';
import { type PhoneLogInHooks, usePhoneLogIn } from './use-phone-log-in';

interface PhoneStepsProps extends PhoneLogInHooks {
  sent: SentCode;
  onSent: (code: SentCode) => void;
  /** Back to the number. */
  onBack: () => void;
  /** The code was used. */
  onDone: () => void;
}

/** A right code that was not enough; it is sent again with what was asked. Only this page knows it. */
interface Asked {
  next: AskedNext;
  otp: string;
  isNewcomer?: true;
}

/** After the number: the code, then what only some are asked. */
export function PhoneSteps({ sent, onSent, onBack, onDone, onLeave, onSecondFactor }: PhoneStepsProps) {
  const { phone } = sent;
  const [asked, setAsked] = useState<Asked>();
  /** Why the code is asked again. */
  const [because, setBecause] = useState<unknown>();
  const logIn = usePhoneLogIn({
    onLeave,
    onSecondFactor: () => {
      onBack();
      onSecondFactor();
    },
  });

  const sendCode = async (otp: string) => {
    try {
      await logIn({ phone, otp });
      onDone();
    } catch (error) {
      const next = isRefusal(error) ? askedNext(error.code) : undefined;
      if (next === undefined) throw error;
      setAsked({ next, otp });
    }
  };
  const askCodeAgain = (error: unknown) => {
    setBecause(error);
    setAsked(undefined);
  };
  const sendWith = async ({ otp, isNewcomer }: Asked, answer: { name: string } | OwnerProof, next?: string) => {
    try {
      await logIn({ phone, otp, ...answer, ...(isNewcomer ? { isNewcomer } : {}) }, next);
      onDone();
    } catch (error) {
      if (!isRefusal(error, 'auth/code-invalid')) throw error;
      askCodeAgain(error);
    }
  };
  if (!asked) return <CodeStep sent={sent} onSent={onSent} onBack={onBack} because={because} prove={sendCode} />;
  if (asked.next === 'whose') {
    return (
      <OwnerSteps
        phone={phone}
        otp={asked.otp}
        onNewcomer={() => setAsked({ ...asked, next: 'name', isNewcomer: true })}
        onExpired={askCodeAgain}
        onProof={(proof) => sendWith(asked, proof)}
      />
    );
  }
  return (
    <NameStep
      phone={phone}
      isAfterDeletion={asked.next === 'name-after-deletion'}
      onName={(name, next) => sendWith(asked, { name }, next)}
    />
  );
}
