import type { Me } from '@pothik/contracts/user';
import { Button } from '@pothik/ui-kit';
import type { FormEvent, ReactNode } from 'react';
import { KnownAccount } from '../../../page-parts/known-account';
import { useSafetyText } from './safety-text';
import type { useDeletion } from './use-deletion';

/** The props of the forms: by password, by code, and before the code. */
export interface DeletionProofProps {
  user: Me;
  deletion: ReturnType<typeof useDeletion>;
  onClose: () => void;
  /** Why the last attempt was refused. */
  children: ReactNode;
}

interface DeletionFormProps {
  /** Of an account with a password. */
  email: string;
  /** Label of a step before the last. */
  submitLabel?: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** A form with two buttons: keep the account, or delete it for good. */
export function DeletionForm({ email, submitLabel, busy, onClose, onSubmit, children }: DeletionFormProps) {
  const text = useSafetyText();
  return (
    <form className="ui-confirmation" noValidate onSubmit={(event) => void onSubmit(event)}>
      {email && <KnownAccount email={email} />}
      {children}
      <div className="ui-dialog-bottom">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant={submitLabel ? 'primary' : 'danger'} loading={busy}>
          {submitLabel ?? text.deleteForGood}
        </Button>
      </div>
    </form>
  );
}
