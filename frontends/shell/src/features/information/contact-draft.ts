import { storedTexts } from '@pothik/api-client/forms';
import type { Me } from '@pothik/contracts/user';

/** The typed message of one person; the contact and support pages share the form and its draft. */
export const contactDraft = (user: Me | undefined) => storedTexts(`contact-draft:${user?._id ?? 'visitor'}`);
