import { createCatalogue } from '@pothik/api-client';

/** Texts of the incidents on the page of a ride or a person. */
export const useIncidentsCardText = createCatalogue({
  en: {
    title: 'SOS incidents',
    failed: 'The incidents did not load',
    open: 'Open the incident',
    all: (total: string) => `All ${total}`,
  },
  bn: {
    title: 'এসওএস ঘটনা',
    failed: 'ঘটনাগুলো আনা যায়নি',
    open: 'ঘটনাটি খুলুন',
    all: (total: string) => `সব ${total}টি`,
  },
});
