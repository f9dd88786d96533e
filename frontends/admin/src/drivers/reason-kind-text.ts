import { createCatalogue } from '@pothik/api-client';

/** The words for the kinds of a suspension's reason. */
export const useReasonKindText = createCatalogue({
  en: {
    papers: 'papers',
    conduct: 'conduct',
    safety: 'safety',
    fraud: 'fraud',
    'request-of-driver': 'the driver asked for it',
    other: 'other',
  },
  bn: {
    papers: 'কাগজপত্র',
    conduct: 'আচরণ',
    safety: 'নিরাপত্তা',
    fraud: 'প্রতারণা',
    'request-of-driver': 'চালক নিজে চেয়েছেন',
    other: 'অন্য',
  },
});
