import { createCatalogue } from '@pothik/api-client';
import { ENGLISH_UI_TEXT } from '@pothik/ui-kit';

/** The kit's own words in the present language. */
export const useKitText = createCatalogue({ en: { ...ENGLISH_UI_TEXT }, bn: () => import('./kit-text.bn') });
