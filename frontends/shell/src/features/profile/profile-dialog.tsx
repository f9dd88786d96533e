import { call, QUERY } from '@pothik/api-client';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { userRoutes } from '@pothik/contracts/routes';
import { type Me, profileForm } from '@pothik/contracts/user';
import { Field, TextInput } from '@pothik/ui-kit';
import { UploadArea } from '@pothik/ui-kit/upload';
import { useState } from 'react';
import { z } from 'zod/mini';
import { EditDialog } from './edit-dialog';
import { useEditText } from './edit-text';
import { useProfileText } from './profile-text';
import { useProfileForm } from './use-profile-form';

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
const editable = z.omit(profileForm, { email: true });

/** Edits picture, name, phone and address. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useEditText();
  const [files, setFiles] = useState<File[]>([]);
  const form = useProfileForm({
    schema: editable,
    loaded: { name: user.name, phone: user.phone, address: user.address },
    storageKey: `profile-draft:${user._id}`,
    group: QUERY.User,
    onClose,
  });
  const update = form.saving({ send: (values) => call(userRoutes.update, values, { files }) });
  return (
    <EditDialog title={useProfileText().edit} updateLabel={text.updateProfile} form={form} onSubmit={update}>
      <UploadArea
        label={text.picture}
        files={files}
        onFilesChange={setFiles}
        accept={PICTURE_TYPES}
        maxBytes={IMAGE_MAXIMUM_BYTES}
        prompt={text.picturePrompt}
        hint={text.pictureHint}
        disabled={form.busy}
      />
      <Field label={text.name} error={form.errorOf('name')}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={text.phone} error={form.errorOf('phone')}>
        <TextInput inputMode="tel" autoComplete="tel" placeholder={text.phonePlaceholder} {...form.register('phone')} />
      </Field>
      <Field label={text.address} error={form.errorOf('address')}>
        <TextInput autoComplete="street-address" {...form.register('address')} />
      </Field>
    </EditDialog>
  );
}
