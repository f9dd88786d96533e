import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { changePasswordForm } from '@pothik/contracts/auth';
import { Button, Field, PasswordInput } from '@pothik/ui-kit';
import { z } from 'zod/mini';
import { DeletionForm, type DeletionProofProps } from './deletion-form';
import { useSafetyText } from './safety-text';

const presentPassword = z.pick(changePasswordForm, { currentPassword: true });

/** Deletes the account, confirmed by the password; a person without one requests a code. */
export function DeletionByPassword({ user, deletion, onClose, children }: DeletionProofProps) {
  const text = useSafetyText();
  const form = useContractForm(presentPassword, { currentPassword: '' });
  const remove = form.submitting(async ({ currentPassword }) => {
    try {
      await deletion.deleteBy({ password: currentPassword });
    } catch (error) {
      if (isRefusal(error, 'auth/password-missing')) await deletion.sendCode();
      else if (isRefusal(error, 'auth/password-wrong')) {
        form.setError('currentPassword', { message: failureText(error) }, { shouldFocus: true });
      } else deletion.refuse(error);
    }
  });
  return (
    <DeletionForm email={user.email} busy={form.busy} onClose={onClose} onSubmit={remove}>
      <Field label={text.deletionPassword} error={form.errorOf('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Button variant="quiet" size="small" loading={deletion.sending} onClick={() => void deletion.sendCode()}>
        {text.noPassword}
      </Button>
      {children}
    </DeletionForm>
  );
}
