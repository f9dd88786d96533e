import { call, failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { beginSecondFactorForm } from '@pothik/contracts/auth';
import { authRoutes, type RouteData } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Field, Note, PasswordInput } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { KnownAccount } from '../../page-parts/known-account';
import { useSetUpText } from './set-up-text';

/** The secret for the authenticator app, and the same as the address that a QR code carries. */
export type Secret = RouteData<typeof authRoutes.beginSecondFactor>;

interface PasswordStepProps {
  user: Me;
  onBegun: (secret: Secret) => void;
  /** It is on already, as from another tab. */
  onExists: () => void;
}

/** Asks for the password, which an account of Google alone does not have, and gets the secret. */
export function PasswordStep({ user, onBegun, onExists }: PasswordStepProps) {
  const text = useSetUpText();
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState(false);
  const form = useContractForm(beginSecondFactorForm, { password: '' });

  const begin = async (proof: { password?: string }, passwordIsWrong: (error: unknown) => void) => {
    setRefusal(undefined);
    try {
      onBegun(await call(authRoutes.beginSecondFactor, proof));
    } catch (error) {
      if (isRefusal(error, 'auth/second-factor-exists')) onExists();
      else if (isRefusal(error, 'auth/password-wrong')) passwordIsWrong(error);
      else setRefusal(failureText(error));
    }
  };
  const beginByPassword = form.submitting((proof) =>
    begin(proof, (error) => form.setError('password', { message: failureText(error) }, { shouldFocus: true })),
  );
  const beginWithout = async () => {
    setAsking(true);
    await begin({}, () => setRefusal(text.hasPassword));
    setAsking(false);
  };
  return (
    <form className="shell-profile-form" noValidate onSubmit={(event) => void beginByPassword(event)}>
      <KnownAccount email={user.email} />
      <p>{text.passwordText}</p>
      <Field label={text.password} error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {refusal && (
        <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="primary" block loading={form.busy}>
        {text.next}
      </Button>
      <Button variant="quiet" size="small" loading={asking} onClick={() => void beginWithout()}>
        {text.noPassword}
      </Button>
    </form>
  );
}
