import { Button, useCountdown, useFormat } from '@pothik/ui-kit';
import { useCodeText } from '../../codes/code-text';
import { type StepProps, useSendCode } from './use-send-code';

const LONG_WAIT_SECONDS = 10 * 60;

/** Requests another code once the countdown is over. A long wait, such as until tomorrow, is shown in minutes. */
export function ResendButton(props: StepProps) {
  const text = useCodeText();
  const format = useFormat();
  const { sending, send } = useSendCode(props);
  const { email, resendAt } = props.progress;
  const left = useCountdown(resendAt, Date.now);
  const wait =
    left < LONG_WAIT_SECONDS
      ? text.resendIn(format.number(left))
      : text.resendInMinutes(format.number(Math.ceil(left / 60)));
  return (
    <Button variant="quiet" block disabled={left > 0} loading={sending} onClick={() => void send(email)}>
      {left > 0 ? wait : text.resend}
    </Button>
  );
}
