import { START_CODE } from '@pothik/contracts/ride';
import { Button, CodeInput, Field } from '@pothik/ui-kit';
import { useState } from 'react';
import { useInHandText } from './in-hand-text';

interface CodeInHandProps {
  name: string;
  busy: boolean;
  onCode(otp: string): void;
}

/** The rider's start code, which is checked when the network is back. */
export function CodeInHand({ name, busy, onCode }: CodeInHandProps) {
  const text = useInHandText();
  const [otp, setOtp] = useState('');
  const isFull = otp.replaceAll(' ', '').length === START_CODE.length;
  return (
    <form
      className="ui-card shell-in-hand-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFull) onCode(otp);
      }}
    >
      <h2>{text.codeOf(name)}</h2>
      <Field label={text.codeField} hideLabel hint={text.codeLater}>
        <CodeInput value={otp} onChange={setOtp} length={START_CODE.length} disabled={busy} />
      </Field>
      <Button type="submit" loading={busy} disabled={!isFull}>
        {text['start-code']}
      </Button>
    </form>
  );
}
