import { keptTexts } from '@pothik/api-client/forms';

type AccountDraft = ReturnType<typeof keptTexts>;

/** What somebody typed of themselves, by the fields that may be kept: never a password. */
function accountDraft(place: string, fields: readonly string[]): AccountDraft {
  const draft = keptTexts(place);
  const keptOf = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([field]) => fields.includes(field)));
  return { ...draft, keep: (texts) => draft.keep(keptOf(texts)) };
}

export const loginDraft = accountDraft('login-draft', ['email']);
export const forgotDraft = accountDraft('forgot-draft', ['email']);
export const registerDraft = accountDraft('register-draft', ['name', 'email']);
