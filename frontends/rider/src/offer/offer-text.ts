import { createCatalogue } from '@pothik/api-client';

/** Texts of the rider's offer, and of a driver's fare above it. */
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
    yours: (fare: string) => `You offer ${fare}.`,
    raise: 'Offer more',
    raiseTo: (fare: string) => `Offer ${fare}`,
    notNow: 'Not now',
    raised: 'Your offer is sent',
    asks: (name: string) => `${name} asks another fare`,
    theirFare: (name: string) => `${name} asks`,
    insteadOf: 'Your offer',
    agree: (fare: string) => `Agree to ${fare}`,
    agreed: (seat: string) => `The code agrees to this fare: give it once you sit ${seat}.`,
    again: (left: string, one: boolean) => (one ? 'Offer again (1 left)' : `Offer again (${left} left)`),
    sentAgain: (name: string, fare: string) => `You offered ${fare}. ${name} can take it.`,
    askNext: 'Ask the next driver',
    noCancellation: 'Asking the next does not count as a cancellation.',
  },
  bn: () => import('./offer-text.bn'),
});
