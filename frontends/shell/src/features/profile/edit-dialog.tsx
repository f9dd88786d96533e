import { Button, Dialog, Note } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useEditText } from './edit-text';

interface EditDialogProps {
  title: string;
  /** Label of the save button. */
  updateLabel: string;
  form: {
    busy: boolean;
    /** Why the last attempt was refused. */
    refusal: string | undefined;
    close: () => void;
  };
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** The frame of the profile's edit dialogs: fields, refusal, Cancel and Save. */
export function EditDialog({ title, updateLabel, form, onSubmit, children }: EditDialogProps) {
  const { busy, refusal, close } = form;
  const text = useEditText();
  const formId = useId();
  const buttons = (
    <>
      <Button onClick={close}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={busy} loadingText={text.busy}>
        {updateLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} size="narrow" footer={buttons}>
      <form id={formId} className="shell-profile-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
        {refusal && (
          <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
            {refusal}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
