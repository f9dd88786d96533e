import { call, failureText } from '@pothik/api-client';
import { useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { registerPageForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import { Button, Field, PasswordInput, TextInput, toast } from '@pothik/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { TooManyTries, useTooManyTries } from '../../tries/too-many-tries';
import { registerDraft } from './account-draft';
import { useAccountText } from './account-text';
import { beginVerification } from './code-progress';

/** Name, e-mail, and the password twice. Name and e-mail survive a reload. */
export function RegisterForm() {
  const text = useAccountText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { name = '', email = '' } = registerDraft.read() ?? {};
  const form = useContractForm(registerPageForm, { name, email, password: '', confirmPassword: '' });
  useStoredTexts(form, registerDraft);
  const tries = useTooManyTries();

  const register = form.submitting(async ({ confirmPassword: _, ...account }) => {
    tries.clear();
    try {
      const registered = await call(authRoutes.registerUser, account);
      toast.success(text.registerDone);
      registerDraft.delete();
      beginVerification(registered.email, parameters.get('next'));
      await navigate('/verify');
    } catch (error) {
      if (tries.take(error)) return;
      toast.error(failureText(error, text.registerFailed));
      form.showRefusedFields(error);
    }
  });

  return (
    <form className="shell-account-form" noValidate onSubmit={register}>
      <Field label={text.username} error={form.errorOf('name')}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={text.email} error={form.errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={text.password} hint={text.passwordHint} error={form.errorOf('password')}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={text.confirmPassword} error={form.errorOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <TooManyTries refused={tries.refused} />
      <Button type="submit" size="large" block loading={form.busy}>
        {text.registerButton}
      </Button>
    </form>
  );
}
