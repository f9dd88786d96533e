import { createCatalogue } from '@pothik/api-client';

/** The words that the page has before the map. */
export const useMapWords = createCatalogue({
  en: {
    label: (pickup: string, drop: string) => `Map: from ${pickup} to ${drop}`,
    failed: 'The map could not be loaded.',
    beyond: 'The map does not reach these places yet.',
  },
  bn: {
    label: (pickup: string, drop: string) => `মানচিত্র: ${pickup} থেকে ${drop}`,
    failed: 'মানচিত্র আনা যায়নি।',
    beyond: 'এই জায়গাগুলো এখনো মানচিত্রে নেই।',
  },
});
