import { call, invalidate, QUERY } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { rightsForm } from '@pothik/contracts/auth';
import { hasRight, RIGHT } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Dialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import type { AccountChanged } from '../../people/use-person';
import { useOrderWithCode } from '../../second-factor/use-order-with-code';
import { AccountOrder } from './account-order';
import { useUsersText } from './users-text';

export interface RightsDialogProps {
  person: UserView;
  onClose(): void;
  onChanged: AccountChanged;
}

/** Gives an ADMIN the desk or takes it away, with a reason, and one's own code if one has two-step verification. */
export function RightsDialog({ person, onClose, onChanged }: RightsDialogProps) {
  const text = useUsersText();
  // What is asked stays, whatever arrives meanwhile.
  const [gives] = useState(() => !hasRight(person, RIGHT.DESK));
  const form = useContractForm(rightsForm, { rights: gives ? [RIGHT.DESK] : [], reason: '' });
  const order = useOrderWithCode(form);
  const send = form.submitting(async (values) => {
    if (!(await order.isTaken(() => call(authRoutes.changeRights, { userId: person._id, ...values })))) return;
    toast.success(text.rightsChanged);
    onClose();
    onChanged(person._id, (shown) => hasRight(shown, RIGHT.DESK) === gives);
    await invalidate(QUERY.User, QUERY.RideRequest);
  });
  const title = gives ? text.giveDeskTitle : text.takeDeskTitle;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title(person.name)} size="narrow">
      <AccountOrder
        explains={gives ? text.giveDeskText : text.takeDeskText}
        confirm={gives ? text.giveDesk : text.takeDesk}
        busy={form.busy}
        refusal={order.refusal}
        reason={{ ...form.register('reason'), error: form.errorOf('reason') }}
        code={order.asksCode ? { ...form.register('code'), error: form.errorOf('code') } : undefined}
        onSend={(event) => void send(event)}
        onClose={onClose}
      />
    </Dialog>
  );
}
