import { ApiRefusal, failureText } from '@pothik/api-client';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { toast } from '@pothik/ui-kit';
import { useRef, useState } from 'react';
import { useAccountText } from './account-text';
import type { CodeProgress } from './code-progress';

export interface StepProps {
  progress: CodeProgress;
  onProceed: (changes: Partial<CodeProgress>) => void;
  /** The call that mails the code. */
  ask: (email: string) => Promise<unknown>;
}

/** Requests a code and starts the countdown; a 429 of the server sets the countdown itself. */
export function useSendCode({ onProceed, ask }: StepProps) {
  const text = useAccountText();
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const send = async (email: string) => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      await ask(email);
      toast.success(text.codeSent);
      onProceed({ email, step: 'code', resendAt: Date.now() + ONE_TIME_CODE.resendMs });
    } catch (error) {
      toast.error(failureText(error, text.codeNotSent));
      const wait = waitOf(error);
      if (wait !== undefined) onProceed({ email, step: 'code', resendAt: Date.now() + wait * 1000 });
    }
    running.current = false;
    setSending(false);
  };
  return { sending, send };
}

/** Seconds to wait when a code was sent a moment ago: the code step comes next all the same. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiRefusal && error.status === 429 ? error.retryAfterSeconds : undefined;
