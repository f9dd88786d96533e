import { Button, type ButtonProps, useCountdown, useFormat } from '@pothik/ui-kit';
import { useCodeText } from './code-text';

const LONG_WAIT_SECONDS = 10 * 60;

interface ResendButtonProps extends Pick<ButtonProps, 'block' | 'size'> {
  /** When another code may be requested, in ms since 1970. */
  resendAt: number | undefined;
  sending: boolean;
  onResend: () => void;
}

/** Requests another code once the countdown is over. A long wait, such as until tomorrow, is shown in minutes. */
export function ResendButton({ resendAt, sending, onResend, ...look }: ResendButtonProps) {
  const text = useCodeText();
  const format = useFormat();
  const left = useCountdown(resendAt, Date.now);
  const wait =
    left < LONG_WAIT_SECONDS
      ? text.resendIn(format.number(left))
      : text.resendInMinutes(format.number(Math.ceil(left / 60)));
  return (
    <Button variant="quiet" {...look} disabled={left > 0} loading={sending} onClick={onResend}>
      {left > 0 ? wait : text.resend}
    </Button>
  );
}
