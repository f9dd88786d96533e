import { createCatalogue } from '@pothik/api-client';
import { ENGLISH_UI_TEXT } from '@pothik/ui-kit';

/** The kit's own texts in the current language. */
export const useKitText = createCatalogue({ en: { ...ENGLISH_UI_TEXT }, bn: () => import('./kit-text.bn') });
