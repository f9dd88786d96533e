import { createCatalogue } from '@pothik/api-client';

/** Texts of the export of lists. */
export const useExportText = createCatalogue({
  en: {
    button: 'Export CSV',
    reading: (kilobytes: string) => `${kilobytes} KB read`,
  },
  bn: {
    button: 'সিএসভি নামান',
    reading: (kilobytes: string) => `${kilobytes} কিলোবাইট পড়া হয়েছে`,
  },
});
