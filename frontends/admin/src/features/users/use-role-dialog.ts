import type { Role } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { toast } from '@pothik/ui-kit';
import { type ComponentType, useState } from 'react';
import { useAdminText } from '../../texts/admin-text';

type RoleDialog = ComponentType<{ person: UserView; onClose(): void; onChanged(role: Role): void }>;

/** The dialog's code, which includes the form library, loads when the first role is to be changed. */
export function useRoleDialog() {
  const [Dialog, setDialog] = useState<RoleDialog>();
  const [person, setPerson] = useState<UserView>();
  const open = async (next: UserView) => {
    try {
      const { RoleDialog } = await import('./role-dialog');
      setDialog(() => RoleDialog);
      setPerson(next);
    } catch (error) {
      console.warn('The dialog could not be loaded.', error);
      toast.error(useAdminText.now().pageFailed);
    }
  };
  return { Dialog, person, open, close: () => setPerson(undefined) };
}
