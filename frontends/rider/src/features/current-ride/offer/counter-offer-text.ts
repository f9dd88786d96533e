import { createCatalogue } from '@pothik/api-client';

/** Texts of a sent offer, and of a driver's fare above it. */
export const useCounterOfferText = createCatalogue({
  en: {
    yours: (fare: string) => `You offer ${fare}.`,
    raise: 'Offer more',
    raiseTo: (fare: string) => `Offer ${fare}`,
    notNow: 'Not now',
    raised: 'Your offer is sent',
    between: (lowest: string, highest: string) => `From ${lowest} to ${highest}.`,
    asks: (name: string) => `${name} asks for another fare`,
    theirFare: (name: string) => `${name} asks`,
    insteadOf: 'You offered',
    agree: (fare: string) => `Agree to ${fare}`,
    agreed: (seat: string) => `The code agrees to this fare: give it once you sit ${seat}.`,
    again: (left: string, one: boolean) => (one ? 'Offer again (1 left)' : `Offer again (${left} left)`),
    sentAgain: (name: string, fare: string) => `You offered ${fare}. ${name} can take it.`,
    askNext: 'Ask the next driver',
    askNextLeft: 'Time left to ask the next driver:',
    noCancellation: 'It does not count as a cancellation.',
    tooLate: 'It is too late to ask the next driver. You can still agree, or cancel the ride.',
    tooLateAgain: 'It is too late to ask the next driver. You can still agree, offer again, or cancel the ride.',
  },
  bn: () => import('./counter-offer-text.bn'),
});
