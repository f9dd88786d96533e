import { failureText, invalidate, isRefusal, type QueryGroup } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { toast } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useEditText } from './edit-text';

interface ProfileForm<Values extends FieldValues, Sent extends FieldValues> {
  schema: z.ZodMiniType<Sent, Values>;
  /** The loaded data as field values. */
  loaded: DefaultValues<Values>;
  /** The typed values survive a reload under this key. */
  storageKey: string;
  /** The queries that the answer invalidates. */
  group: QueryGroup;
  onClose: () => void;
}

/** What the toast of a saved form says. */
export interface Remark {
  /** In place of 'Profile updated successfully.', where nothing has changed yet. */
  said?: string;
  description: string;
}

/** The call, and a remark about its answer. */
interface Saving<Sent, Answer> {
  send: (values: Sent) => Promise<Answer>;
  remark?: (answer: Answer) => Remark | undefined;
}

/**
 * A dialog's form: filled with the loaded data, also when newer data arrives, and with what was typed before a reload.
 * A loading toast turns into the outcome; the dialog closes only on success.
 */
export function useProfileForm<Values extends FieldValues, Sent extends FieldValues>(form: ProfileForm<Values, Sent>) {
  const { schema, loaded, storageKey, group, onClose } = form;
  const text = useEditText();
  const contract = useContractForm(schema, loaded);
  const [draft] = useState(() => storedTexts(storageKey));
  const [refusal, setRefusal] = useState<string>();
  useLoaded(contract, loaded);
  useRestored(contract, draft);
  useStoredTexts(contract, draft);

  const close = () => {
    draft.delete();
    onClose();
  };
  const saving = <Answer>({ send, remark }: Saving<Sent, Answer>) =>
    contract.submitting(async (values) => {
      const id = toast.loading(text.updating);
      setRefusal(undefined);
      try {
        const answer = await send(values);
        await invalidate(group);
        const { said = text.updated, ...rest } = remark?.(answer) ?? {};
        toast.success(said, { id, ...rest });
        close();
      } catch (error) {
        const sentence = failureText(error, text.updateFailed);
        toast.error(sentence, { id });
        contract.showRefusedFields(error);
        if (!isRefusal(error) || error.fields.length === 0) setRefusal(sentence);
      }
    });
  return { ...contract, saving, refusal, close };
}

type ContractForm<Values extends FieldValues, Sent extends FieldValues> = ReturnType<
  typeof useContractForm<Values, Sent>
>;

/** Data that arrives while the dialog is open fills the unchanged fields. */
function useLoaded<Values extends FieldValues, Sent extends FieldValues>(
  { reset, formState: { dirtyFields: _dirty } }: ContractForm<Values, Sent>,
  loaded: DefaultValues<Values>,
): void {
  // react-hook-form tracks dirty fields only if they are read, as in the parameters above.
  const arrived = JSON.stringify(loaded);
  useEffect(() => reset(JSON.parse(arrived), { keepDirtyValues: true }), [reset, arrived]);
}

function useRestored<Values extends FieldValues, Sent extends FieldValues>(
  { setValue }: ContractForm<Values, Sent>,
  draft: ReturnType<typeof storedTexts>,
): void {
  useEffect(() => {
    for (const [field, typed] of Object.entries(draft.read() ?? {})) {
      setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [setValue, draft]);
}
