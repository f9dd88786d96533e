import { useCodeRequest } from '../codes/use-code-request';
import type { SentCode } from './sent-code';

export interface SendSmsCode {
  /** The call that sends the code. */
  ask: (phone: string) => Promise<unknown>;
  /** A code is on its way: just sent, or sent a moment ago. */
  onSent: (code: SentCode) => void;
  onRefused: (error: unknown) => void;
}

/** Requests a code by SMS. */
export const useSendSmsCode = ({ ask, onSent, onRefused }: SendSmsCode) =>
  useCodeRequest({ ask, onSent: (phone, resendAt) => onSent({ phone, resendAt }), onRefused });
