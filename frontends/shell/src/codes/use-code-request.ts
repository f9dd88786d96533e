import { isRefusal } from '@pothik/api-client';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { useRef, useState } from 'react';
import { waitAfter } from './code-wait.rules';

interface CodeRequest {
  /** The call that sends the code. */
  ask: (address: string) => Promise<unknown>;
  /** A code is on its way: just sent, or sent a moment ago. `resendAt`: when another may be requested, in ms since 1970. */
  onSent: (address: string, resendAt: number) => void;
  onRefused: (error: unknown) => void;
}

/** Requests a code for an e-mail or a number; where one was sent a moment ago, the wait for the next is the server's. */
export function useCodeRequest({ ask, onSent, onRefused }: CodeRequest) {
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const send = async (address: string) => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      await ask(address);
      onSent(address, Date.now() + ONE_TIME_CODE.resendMs);
    } catch (error) {
      const wait = isRefusal(error) ? waitAfter(error) : undefined;
      if (wait === undefined) onRefused(error);
      else onSent(address, Date.now() + wait);
    }
    running.current = false;
    setSending(false);
  };
  return { sending, send };
}
