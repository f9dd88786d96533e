import { createCatalogue } from '@pothik/api-client';

export const useReasonWords = createCatalogue({
  en: { reason: 'Reason', reasonRequired: 'A reason of 3 to 300 characters is required.' },
  bn: { reason: 'কারণ', reasonRequired: 'কারণ লিখুন, ৩ থেকে ৩০০ অক্ষরে।' },
});
