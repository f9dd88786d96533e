import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

const storedDraft = z.record(z.string(), z.string());

/** What was typed into a form, kept in this tab until it is sent. */
export interface FormDraft {
  read(): Record<string, string>;
  keep(values: Record<string, unknown>): void;
  forget(): void;
}

/** The draft of one person's form, e.g. `driver-vehicle-draft:<user id>`. */
export function formDraft(place: string): FormDraft {
  return {
    read: () => readStored(sessionStorage.getItem(place)),
    keep: (values) => sessionStorage.setItem(place, JSON.stringify(textsOf(values))),
    forget: () => sessionStorage.removeItem(place),
  };
}

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

function readStored(stored: string | null): Record<string, string> {
  if (stored === null) return {};
  try {
    return storedDraft.parse(JSON.parse(stored));
  } catch (error) {
    console.warn('The kept form cannot be read.', error);
    return {};
  }
}

/** Keeps what is typed at every change; what was sent is not kept again. */
export function useKeptDraft<Values extends FieldValues, Sent>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe'>,
  draft: FormDraft,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  );
}
