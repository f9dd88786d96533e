import { storedTexts } from '@pothik/api-client/forms';

export const loginDraft = storedTexts('login-draft', ['email']);
export const phoneDraft = storedTexts('phone-draft', ['phone']);
export const forgotDraft = storedTexts('forgot-draft', ['email']);
export const registerDraft = storedTexts('register-draft', ['name', 'email']);
