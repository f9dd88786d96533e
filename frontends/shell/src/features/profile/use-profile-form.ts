import { failureText, invalidate, isRefusal, type QueryGroup } from '@pothik/api-client';
import { keptTexts, useContractForm, useKeptTexts } from '@pothik/api-client/forms';
import { toast } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useEditText } from './edit-text';

interface ProfileForm<Values extends FieldValues, Sent extends FieldValues> {
  schema: z.ZodMiniType<Sent, Values>;
  /** What is loaded, as the fields hold it. */
  loaded: DefaultValues<Values>;
  /** Where what is typed survives a reload. */
  place: string;
  /** What the answer makes old. */
  group: QueryGroup;
  onClose: () => void;
}

/** What is sent, and what is said beside 'Profile updated successfully.' about the answer. */
interface Saving<Sent, Answer> {
  send: (values: Sent) => Promise<Answer>;
  remark?: (answer: Answer) => string | undefined;
}

/**
 * A dialog's form: filled from what is loaded, again when newer data arrives, and from what was typed before a reload. A
 * loading toast turns into the outcome; the dialog closes on success alone.
 */
export function useProfileForm<Values extends FieldValues, Sent extends FieldValues>(form: ProfileForm<Values, Sent>) {
  const { schema, loaded, place, group, onClose } = form;
  const text = useEditText();
  const contract = useContractForm(schema, loaded);
  const [draft] = useState(() => keptTexts(place));
  const [refusal, setRefusal] = useState<string>();
  useLoaded(contract, loaded);
  useRestored(contract, draft);
  useKeptTexts(contract, draft);

  const close = () => {
    draft.forget();
    onClose();
  };
  const saving = <Answer>({ send, remark }: Saving<Sent, Answer>) =>
    contract.submitting(async (values) => {
      const id = toast.loading(text.updating);
      setRefusal(undefined);
      try {
        const answer = await send(values);
        await invalidate(group);
        const description = remark?.(answer);
        toast.success(text.updated, { id, ...(description ? { description } : {}) });
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

/** Data that arrives while the dialog is open fills the fields nobody has changed. */
function useLoaded<Values extends FieldValues, Sent extends FieldValues>(
  { reset, formState: { dirtyFields: _dirty } }: ContractForm<Values, Sent>,
  loaded: DefaultValues<Values>,
): void {
  // Which fields were changed is only followed by who reads it, as the parameters do.
  const arrived = JSON.stringify(loaded);
  useEffect(() => reset(JSON.parse(arrived), { keepDirtyValues: true }), [reset, arrived]);
}

function useRestored<Values extends FieldValues, Sent extends FieldValues>(
  { setValue }: ContractForm<Values, Sent>,
  draft: ReturnType<typeof keptTexts>,
): void {
  useEffect(() => {
    for (const [field, typed] of Object.entries(draft.read() ?? {})) {
      setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [setValue, draft]);
}
