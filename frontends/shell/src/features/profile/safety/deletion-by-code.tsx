import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { verifyForm } from '@pothik/contracts/auth';
import { Button, useCountdown, useFormat } from '@pothik/ui-kit';
import { z } from 'zod/mini';
import { CodeField } from '../../../codes/code-field';
import { useCodeText } from '../../../codes/code-text';
import { useCodeBox } from '../../../codes/use-code-box';
import { DeletionForm, type DeletionProofProps } from './deletion-form';
import { useSafetyText } from './safety-text';

const mailedCode = z.pick(verifyForm, { otp: true });

/** Deletes an account without a password, confirmed by a mailed code. */
export function DeletionByCode({ user, deletion, onClose, children }: DeletionProofProps) {
  const text = useSafetyText();
  const form = useContractForm(mailedCode, { otp: '' });
  const code = useCodeBox(form);
  const remove = form.submitting(async (proof) => {
    try {
      await deletion.deleteBy(proof);
    } catch (error) {
      if (isRefusal(error, 'auth/code-invalid')) code.refuse(failureText(error));
      else deletion.refuse(error);
    }
  });
  return (
    <DeletionForm email={user.email} busy={form.busy} onClose={onClose} onSubmit={remove}>
      <p>{text.codeText(user.email)}</p>
      <CodeField field={code.field} error={form.errorOf('otp')} />
      <Resend deletion={deletion} />
      {children}
    </DeletionForm>
  );
}

function Resend({ deletion: { step, mailing, mailCode } }: Pick<DeletionProofProps, 'deletion'>) {
  const text = useCodeText();
  const format = useFormat();
  const left = useCountdown(step.by === 'code' ? step.resendAt : undefined, Date.now);
  return (
    <Button variant="quiet" size="small" disabled={left > 0} loading={mailing} onClick={() => void mailCode()}>
      {left > 0 ? text.resendIn(format.number(left)) : text.resend}
    </Button>
  );
}
