import { call, invalidate, QUERY, useCurrentUser } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { roleForm } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Dialog, Field, Select, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { knownValue } from '../../lists/list-address.rules';
import type { AccountChanged } from '../../people/use-person';
import { useOrderWithCode } from '../../second-factor/use-order-with-code';
import { useWords } from '../../texts/word-text';
import { AccountOrder } from './account-order';
import { rolesToGive } from './user-list.rules';
import { useUsersText } from './users-text';

export interface RoleDialogProps {
  person: UserView;
  onClose(): void;
  onChanged: AccountChanged;
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
    onChanged(person._id, ({ role }) => role === values.role);
    await invalidate(QUERY.User, QUERY.RideRequest);
  });
  return (
    <AccountOrder
      explains={text.dialogText}
      confirm={text.changeRole}
      busy={form.busy}
      refusal={order.refusal}
      reason={{ ...form.register('reason'), error: form.errorOf('reason') }}
      code={order.asksCode ? { ...form.register('code'), error: form.errorOf('code') } : undefined}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <Field label={text.newRole} error={form.errorOf('role')}>
        <Select options={roles.map((role) => ({ value: role, label: words[role] }))} {...form.register('role')} />
      </Field>
    </AccountOrder>
  );
}
