import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { verifyForm } from '@pothik/contracts/auth';
import { Button, useCountdown, useFormat } from '@pothik/ui-kit';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { CodeField } from '../../../codes/code-field';
import { useCodeText } from '../../../codes/code-text';
import { DeletionForm, type DeletionProofProps } from './deletion-form';
import { useSafetyText } from './safety-text';

const mailedCode = z.pick(verifyForm, { otp: true });

/** Deletes an account without a password, confirmed by a mailed code. */
export function DeletionByCode({ user, deletion, onClose, children }: DeletionProofProps) {
  const text = useSafetyText();
  const form = useContractForm(mailedCode, { otp: '' });
  const remove = form.submitting(async (proof) => {
    try {
      await deletion.deleteBy(proof);
    } catch (error) {
      if (isRefusal(error, 'auth/code-invalid'))
        form.setError('otp', { message: failureText(error) }, { shouldFocus: true });
      else deletion.refuse(error);
    }
  });
  return (
    <DeletionForm email={user.email} busy={form.busy} onClose={onClose} onSubmit={remove}>
      <p>{text.codeText(user.email)}</p>
      <Controller
        control={form.control}
        name="otp"
        render={({ field }) => <CodeField field={field} error={form.errorOf('otp')} />}
      />
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
