import { REASON_LENGTH } from '@pothik/contracts/platform';
import { Button, Field, Note, TextArea, useUiText } from '@pothik/ui-kit';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { OwnCodeField } from '../../second-factor/own-code';
import { useUsersText } from './users-text';

type WithError<Props> = Props & { error: string | undefined };

interface AccountOrderProps {
  explains: string;
  confirm: string;
  busy: boolean;
  refusal: string | undefined;
  reason: WithError<ComponentProps<typeof TextArea>>;
  /** The SUPER_ADMIN’s own code, where it is asked for. */
  code: ComponentProps<typeof OwnCodeField> | undefined;
  onSend(event: FormEvent): void;
  onClose(): void;
  children?: ReactNode;
}

/** What every change of an account asks: a reason, and one’s own code if one has two-step verification. */
export function AccountOrder({ explains, confirm, busy, refusal, reason, code, ...props }: AccountOrderProps) {
  const text = useUsersText();
  const { text: kit } = useUiText();
  const { error, ...reasonInput } = reason;
  return (
    <form className="ui-confirmation" onSubmit={props.onSend} noValidate>
      <p>{explains}</p>
      {props.children}
      <Field label={text.reason} hint={text.reasonHint} error={error}>
        <TextArea maxLength={REASON_LENGTH.maximum} {...reasonInput} />
      </Field>
      {code && <OwnCodeField {...code} />}
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={props.onClose}>{kit.cancel}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
