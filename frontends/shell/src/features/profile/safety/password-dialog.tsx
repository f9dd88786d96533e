import { call, failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { changePasswordForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, Field, Note, PasswordInput, TextLink, toast } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { KnownAccount } from '../../../page-parts/known-account';
import { TooManyTries, useTooManyTries } from '../../../tries/too-many-tries';
import { useSafetyText } from './safety-text';

/** Changes the password, confirmed by the current one. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useSafetyText();
  const formId = useId();
  const [refusal, setRefusal] = useState<unknown>();
  const tries = useTooManyTries();
  const form = useContractForm(changePasswordForm, { currentPassword: '', password: '' });

  const change = form.submitting(async (values) => {
    setRefusal(undefined);
    tries.clear();
    try {
      await call(authRoutes.changePassword, values);
      toast.success(text.passwordChanged);
      onClose();
    } catch (error) {
      if (isRefusal(error, 'auth/password-wrong')) {
        form.setError('currentPassword', { message: failureText(error) }, { shouldFocus: true });
      } else if (!tries.take(error)) setRefusal(error);
    }
  });

  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {text.changePassword}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.password}
      description={text.passwordText}
      size="narrow"
      footer={buttons}
    >
      <form id={formId} className="shell-profile-form" noValidate onSubmit={(event) => void change(event)}>
        <KnownAccount email={user.email} />
        <Field label={text.currentPassword} error={form.errorOf('currentPassword')}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field label={text.newPassword} hint={text.passwordHint} error={form.errorOf('password')}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <TooManyTries refused={tries.refused} />
        {refusal !== undefined && <Refused because={refusal} />}
      </form>
    </Dialog>
  );
}

/** An account without a password sets one as a forgotten password is replaced. */
function Refused({ because }: { because: unknown }) {
  const text = useSafetyText();
  return (
    <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
      {failureText(because)}{' '}
      {isRefusal(because, 'auth/password-missing') && (
        <TextLink asChild>
          <Link to="/forgot-password">{text.forgotPassword}</Link>
        </TextLink>
      )}
    </Note>
  );
}
