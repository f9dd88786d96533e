import { Button, TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useAccountText } from './account-text';
import { type StepProps, useSendCode } from './use-send-code';

/** Shows the e-mail and a button that requests the code. */
export function ConfirmStep(props: StepProps) {
  const text = useAccountText();
  const { sending, send } = useSendCode(props);
  const { email } = props.progress;
  return (
    <div className="shell-account-form">
      <div className="shell-account-head">
        <h1>{text.confirmTitle}</h1>
        <p>{text.confirmText}</p>
      </div>
      <p className="shell-account-email">{email}</p>
      <Button variant="primary" size="large" block loading={sending} onClick={() => void send(email)}>
        {text.sendCode}
      </Button>
      <TextLink asChild>
        <Link to="/login">{text.otherEmail}</Link>
      </TextLink>
    </div>
  );
}
