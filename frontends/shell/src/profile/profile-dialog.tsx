import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { IMAGE_MAXIMUM_BYTES, IMAGE_MAXIMUM_TEXT } from '@pothik/contracts/platform';
import { type Me, profileForm, userHttp } from '@pothik/contracts/user';
import { Button, Dialog, Field, TextInput, toast, UploadArea, type UploadProblem, useFormat } from '@pothik/ui-kit';
import { useId, useState } from 'react';
import { useProfileText } from './profile-text';

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
const editable = profileForm.omit({ email: true });

/** Changes picture, name, phone and address. */
export default function ProfileDialog({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useProfileText();
  const formId = useId();
  const [files, setFiles] = useState<File[]>([]);
  const pictureProblem = usePictureProblem();
  const form = useContractForm(editable, { name: user.name, phone: user.phone, address: user.address });

  const update = form.submitting(async (values) => {
    const id = toast.loading(text.updating);
    try {
      await call(userHttp.update, values, { files });
      await invalidate(QUERY.User);
      toast.success(text.updated, { id });
      onClose();
    } catch (error) {
      toast.error(failureText(error, text.updateFailed), { id });
      form.showRefusedFields(error);
    }
  });

  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {text.update}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.edit} size="narrow" footer={buttons}>
      <form id={formId} className="shell-stack" noValidate onSubmit={update}>
        <UploadArea
          label={text.picture}
          files={files}
          onFilesChange={setFiles}
          accept={PICTURE_TYPES}
          maxBytes={IMAGE_MAXIMUM_BYTES}
          prompt={text.picturePrompt}
          hint={text.pictureHint}
          messageOf={pictureProblem}
        />
        <Field label={text.nameField} error={form.errorOf('name')}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={text.phoneField} error={form.errorOf('phone')}>
          <TextInput
            inputMode="tel"
            autoComplete="tel"
            placeholder={text.phonePlaceholder}
            {...form.register('phone')}
          />
        </Field>
        <Field label={text.addressField} error={form.errorOf('address')}>
          <TextInput autoComplete="street-address" {...form.register('address')} />
        </Field>
      </form>
    </Dialog>
  );
}

/** The sentence of a picture that is refused before it is sent. */
function usePictureProblem(): (problem: UploadProblem) => string {
  const text = useProfileText();
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'size') return text.fileTooLarge(format.digits(IMAGE_MAXIMUM_TEXT));
    if (problem.kind === 'type') return text.fileType(problem.fileName);
    if (problem.kind === 'empty') return text.fileEmpty(problem.fileName);
    return text.tooManyFiles(format.number(problem.maxFiles));
  };
}
