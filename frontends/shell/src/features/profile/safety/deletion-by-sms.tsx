import { useFormat } from '@pothik/ui-kit';
import type { FormEvent } from 'react';
import { usePhoneText } from '../../../phone/phone-text';
import { DeletionForm, type DeletionProofProps } from './deletion-form';
import { useSafetyText } from './safety-text';

/** Before an account without e-mail is deleted: a code goes to its number. */
export function DeletionBySms({ user, deletion, onClose, children }: DeletionProofProps) {
  const text = useSafetyText();
  const { sendCode } = usePhoneText();
  const { digits } = useFormat();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await deletion.sendCode();
  };
  return (
    <DeletionForm email="" submitLabel={sendCode} busy={deletion.sending} onClose={onClose} onSubmit={send}>
      <p>{text.smsText(digits(user.phone))}</p>
      {children}
    </DeletionForm>
  );
}
