import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';

/** What was typed and chosen, kept in this tab until it is sent or cancelled. */
export interface KeptDraft<Draft> {
  /** Undefined when nothing is kept, or nothing that can be read. */
  read(): Draft | undefined;
  keep(draft: Draft): void;
  forget(): void;
}

/** The draft of one person's form, e.g. at `driver-vehicle-draft:<user id>`; what is read is held to the schema. */
export function keptDraft<Draft>(place: string, schema: z.ZodMiniType<Draft>): KeptDraft<Draft> {
  return {
    read: () => readKept(sessionStorage.getItem(place), schema),
    keep: (draft) => sessionStorage.setItem(place, JSON.stringify(draft)),
    forget: () => sessionStorage.removeItem(place),
  };
}

function readKept<Draft>(kept: string | null, schema: z.ZodMiniType<Draft>): Draft | undefined {
  if (kept === null) return undefined;
  try {
    return schema.parse(JSON.parse(kept));
  } catch (error) {
    console.warn('The kept form cannot be read.', error);
    return undefined;
  }
}

type Texts = Record<string, string>;

const texts: z.ZodMiniType<Texts> = z.record(z.string(), z.string());

/** The draft of a form whose fields are all texts. */
export const keptTexts = (place: string): KeptDraft<Texts> => keptDraft(place, texts);

/** Keeps every text of a form at every change; what was sent is not kept again. */
export function useKeptTexts<Values extends FieldValues, Sent>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe'>,
  draft: KeptDraft<Texts>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(textsOf(values)) }),
    [subscribe, draft],
  );
}

const textsOf = (values: FieldValues): Texts =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
