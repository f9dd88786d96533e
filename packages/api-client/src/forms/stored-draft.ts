import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';

/** A form's draft, stored in this tab until it is sent or cancelled. */
export interface StoredDraft<Draft> {
  /** Undefined when nothing readable is stored. */
  read(): Draft | undefined;
  store(draft: Draft): void;
  delete(): void;
}

/** The draft of one person's form, e.g. at `driver-vehicle-draft:<user id>`; the schema validates what is read. */
export function storedDraft<Draft>(storageKey: string, schema: z.ZodMiniType<Draft>): StoredDraft<Draft> {
  return {
    read: () => parseStored(sessionStorage.getItem(storageKey), schema),
    store: (draft) => sessionStorage.setItem(storageKey, JSON.stringify(draft)),
    delete: () => sessionStorage.removeItem(storageKey),
  };
}

function parseStored<Draft>(stored: string | null, schema: z.ZodMiniType<Draft>): Draft | undefined {
  if (stored === null) return undefined;
  try {
    return schema.parse(JSON.parse(stored));
  } catch (error) {
    console.warn('The stored draft cannot be read.', error);
    return undefined;
  }
}

type Texts = Record<string, string>;

const texts: z.ZodMiniType<Texts> = z.record(z.string(), z.string());

/** The draft of a form whose fields are all texts; with `fields`, of these alone, so that a password or code is never stored. */
export function storedTexts(storageKey: string, fields?: readonly string[]): StoredDraft<Texts> {
  const draft = storedDraft(storageKey, texts);
  if (fields === undefined) return draft;
  const storableOf = (typed: Texts) =>
    Object.fromEntries(Object.entries(typed).filter(([name]) => fields.includes(name)));
  return { ...draft, store: (typed) => draft.store(storableOf(typed)) };
}

/** Stores all texts of a form at every change, until they are sent. */
export function useStoredTexts<Values extends FieldValues, Sent>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe'>,
  draft: StoredDraft<Texts>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.store(textsOf(values)) }),
    [subscribe, draft],
  );
}

const textsOf = (values: FieldValues): Texts =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
