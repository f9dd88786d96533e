import { createCatalogue } from '@pothik/api-client';

export const useRequestsText = createCatalogue({
  en: {
    title: 'All Request',
    newRequest: 'New request',
    waiting: (count: string, one: boolean) => (one ? '1 rider is waiting' : `${count} riders are waiting`),
    none: 'No ride requests',
    noneOnline: 'You are online. When a rider chooses you, the request appears here at once.',
    noneOffline: 'You are offline, so riders cannot choose you. Go online to get requests.',
    noneForNow: 'You are offline, so riders cannot choose you.',
    failed: 'The requests did not load',
    timeLeft: 'Time left to answer',
    answerNow: 'Almost over: answer now',
    accept: 'Accept',
    reject: 'Reject',
    acceptName: (name: string) => `Accept ${name}`,
    rejectName: (name: string) => `Reject ${name}`,
    offers: (fare: string) => `Offers ${fare}`,
    askAnother: 'Accept for another fare',
    anotherTitle: (name: string) => `Another fare for ${name}`,
    anotherText: (name: string, offer: string) =>
      `${name} offers ${offer}. With another fare you accept the ride at once; ${name} may agree, offer again, or ask the next driver.`,
    acceptFor: 'Accept for this fare',
    onRide: 'You can accept again after this ride.',
    rejectTitle: (name: string) => `Reject the request of ${name}?`,
    rejectText: 'The rider sees it at once and can choose another driver.',
    rejectReason: 'Reason (optional)',
    keep: 'Back',
    rejected: 'Request rejected',
  },
  bn: () => import('./requests-text.bn'),
});
