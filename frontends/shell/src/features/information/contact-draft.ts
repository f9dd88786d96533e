import { keptTexts } from '@pothik/api-client/forms';
import type { Me } from '@pothik/contracts/user';

/** What one person has typed to the support; contact and support are the same form. */
export const contactDraft = (user: Me | undefined) => keptTexts(`contact-draft:${user?._id ?? 'visitor'}`);
