import { storedTexts } from '@pothik/api-client/forms';

type AccountDraft = ReturnType<typeof storedTexts>;

/** A draft that stores only the listed fields, so that a password is never stored. */
function accountDraft(storageKey: string, fields: readonly string[]): AccountDraft {
  const draft = storedTexts(storageKey);
  const storableOf = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([field]) => fields.includes(field)));
  return { ...draft, store: (texts) => draft.store(storableOf(texts)) };
}

export const loginDraft = accountDraft('login-draft', ['email']);
export const forgotDraft = accountDraft('forgot-draft', ['email']);
export const registerDraft = accountDraft('register-draft', ['name', 'email']);
