import { Button, Note, useFormat } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePhoneLogInText } from './phone-log-in-text';

interface WhoseStepProps {
  phone: string;
  /** A code is being mailed. */
  sending: boolean;
  /** Why none could be. */
  refusal: string | undefined;
  onMine: () => void;
  onNewcomer: () => void;
}

/** Asks whose the account of a number is that nobody has confirmed for long: the code alone does not open it. */
export function WhoseStep({ phone, sending, refusal, onMine, onNewcomer }: WhoseStepProps) {
  const text = usePhoneLogInText();
  const { digits } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="shell-account-form">
      <div className="shell-account-head">
        <h1 ref={heading} tabIndex={-1}>
          {text.unusedTitle}
        </h1>
        <p>{text.unusedText(digits(phone))}</p>
      </div>
      {refusal && (
        <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
          {refusal}
        </Note>
      )}
      <Button variant="primary" size="large" block loading={sending} onClick={onMine}>
        {text.mine}
      </Button>
      <Note>{text.unusedLoss}</Note>
      <Button size="large" block onClick={onNewcomer}>
        {text.newcomer}
      </Button>
    </div>
  );
}
