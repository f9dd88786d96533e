import { call, failureText, isRefusal, QUERY } from '@pothik/api-client';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { userRoutes } from '@pothik/contracts/routes';
import { type Me, profileForm } from '@pothik/contracts/user';
import { Field, TextInput } from '@pothik/ui-kit';
import { UploadArea } from '@pothik/ui-kit/upload';
import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import { EditDialog } from './edit-dialog';
import { useEditText } from './edit-text';
import { useProfileText } from './profile-text';
import { useOpenedDialog } from './use-opened-dialog';
import { useProfileForm } from './use-profile-form';

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
const editable = z.omit(profileForm, { email: true });

/** Edits picture, name, phone and address. In place of a confirmed phone another one is confirmed first: the rest is saved. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useEditText();
  const { swap } = useOpenedDialog();
  const [files, setFiles] = useState<File[]>([]);
  const refused = useRef<{ phone: string; sentence: string }>(undefined);
  const form = useProfileForm({
    schema: editable,
    loaded: { name: user.name, phone: user.phone, address: user.address },
    storageKey: `profile-draft:${user._id}`,
    group: QUERY.User,
    onClose: () => (refused.current ? swap('phone', { phone: refused.current.phone }) : onClose()),
  });
  const send = async (values: z.output<typeof editable>) => {
    try {
      return await call(userRoutes.update, values, { files });
    } catch (error) {
      if (!isRefusal(error, 'user/phone-is-proven')) throw error;
      const { phone = '', ...others } = values;
      const saved = await call(userRoutes.update, others, { files });
      refused.current = { phone, sentence: failureText(error) };
      return saved;
    }
  };
  const update = form.saving({
    send,
    remark: () => refused.current && { said: refused.current.sentence, description: text.othersSaved },
  });
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
