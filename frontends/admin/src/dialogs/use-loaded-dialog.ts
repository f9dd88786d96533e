import { toast } from '@pothik/ui-kit';
import { type ComponentType, useState } from 'react';
import { useAdminText } from '../texts/admin-text';

/** A dialog about a subject: a person, an intention. Its code loads when it is first opened. */
export function useLoadedDialog<Subject, Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [subject, setSubject] = useState<Subject>();
  const open = async (next: Subject) => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setSubject(next);
    } catch (error) {
      console.warn('The dialog could not be loaded.', error);
      toast.error(useAdminText.now().pageFailed);
    }
  };
  return { Dialog, subject, open, close: () => setSubject(undefined) };
}
