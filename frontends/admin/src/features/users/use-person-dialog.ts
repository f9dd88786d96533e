import type { UserView } from '@pothik/contracts/user';
import { toast } from '@pothik/ui-kit';
import { type ComponentType, useState } from 'react';
import { useAdminText } from '../../texts/admin-text';

/** A dialog about a person. Its code, which includes the form library, loads when it is first opened. */
export function usePersonDialog<Props extends { person: UserView }>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [person, setPerson] = useState<UserView>();
  const open = async (next: UserView) => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setPerson(next);
    } catch (error) {
      console.warn('The dialog could not be loaded.', error);
      toast.error(useAdminText.now().pageFailed);
    }
  };
  return { Dialog, person, open, close: () => setPerson(undefined) };
}
