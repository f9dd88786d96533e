import { call, invalidate, QUERY, useCurrentUser } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { roleForm } from '@pothik/contracts/auth';
import { REASON_LENGTH, type Role } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Button, Dialog, Field, Note, Select, TextArea, toast, useUiText } from '@pothik/ui-kit';
import { useState } from 'react';
import { knownValue } from '../../lists/list-address.rules';
import { OwnCodeField } from '../../second-factor/own-code';
import { useOrderWithCode } from '../../second-factor/use-order-with-code';
import { useWords } from '../../texts/word-text';
import { rolesToGive } from './user-list.rules';
import { useUsersText } from './users-text';

export interface RoleDialogProps {
  person: UserView;
  onClose(): void;
  onChanged(personId: string, role: Role): void;
}

/** Changes somebody's role, with a reason, and one's own code if one has two-step verification; a refusal is shown in the dialog. */
export function RoleDialog({ person, onClose, onChanged }: RoleDialogProps) {
  const text = useUsersText();
  const [draft] = useState(() => storedTexts(`admin-role-draft:${person._id}`, ['role', 'reason']));
  const close = () => {
    draft.delete();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={text.dialogTitle(person.name)} size="narrow">
      <RoleForm person={person} draft={draft} onClose={close} onChanged={onChanged} />
    </Dialog>
  );
}

interface RoleFormProps extends RoleDialogProps {
  draft: ReturnType<typeof storedTexts>;
}

function RoleForm({ person, draft, onClose, onChanged }: RoleFormProps) {
  const text = useUsersText();
  const { text: kit } = useUiText();
  const words = useWords();
  const roles = rolesToGive(person, useCurrentUser()?._id);
  const stored = draft.read();
  const form = useContractForm(roleForm, {
    role: knownValue(roles, stored?.role ?? null) ?? roles[0],
    reason: stored?.reason ?? '',
  });
  useStoredTexts(form, draft);
  const order = useOrderWithCode(form);
  const send = form.submitting(async (values) => {
    if (!(await order.isTaken(() => call(authRoutes.changeRole, { userId: person._id, ...values })))) return;
    toast.success(text.changed);
    onClose();
    onChanged(person._id, values.role);
    await invalidate(QUERY.User, QUERY.RideRequest);
  });
  return (
    <form className="ui-confirmation" onSubmit={(event) => void send(event)} noValidate>
      <p>{text.dialogText}</p>
      <Field label={text.newRole} error={form.errorOf('role')}>
        <Select options={roles.map((role) => ({ value: role, label: words[role] }))} {...form.register('role')} />
      </Field>
      <Field label={text.reason} hint={text.reasonHint} error={form.errorOf('reason')}>
        <TextArea maxLength={REASON_LENGTH.maximum} {...form.register('reason')} />
      </Field>
      {order.asksCode && <OwnCodeField error={form.errorOf('code')} {...form.register('code')} />}
      {order.refusal && (
        <Note tone="danger" alert>
          {order.refusal}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={onClose}>{kit.cancel}</Button>
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.changeRole}
        </Button>
      </div>
    </form>
  );
}
