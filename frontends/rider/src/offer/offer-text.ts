import { createCatalogue } from '@pothik/api-client';

/** Texts of the rider's offer. */
export const useOfferText = createCatalogue({
  en: {
    title: 'Your offer',
    field: 'Your offer in BDT',
    less: '10 taka less',
    more: '10 taka more',
    begin: 'Offer a fare',
    leave: 'Let the driver name it',
    usual: (range: string) => `Usual: ${range}.`,
    atMost: (ceiling: string) => `The law allows at most ${ceiling}.`,
  },
  bn: () => import('./offer-text.bn'),
});
