import { createCatalogue } from '@pothik/api-client';

/** What is said of an open ride on every page. */
export const useRidePresenceText = createCatalogue({
  en: {
    yourRide: 'Your ride',
    requested: (name: string) => `Asking ${name}`,
    looking: 'Looking for a driver',
    accepted: (name: string) => `${name} is on the way`,
    movingAway: (name: string) => `${name} is moving away`,
    arrived: (name: string) => `${name} has arrived`,
    pickedUp: (name: string) => `You are with ${name}`,
    inTransit: 'You are on the way',
  },
  bn: {
    yourRide: 'আপনার রাইড',
    requested: (name: string) => `${name}-কে ডাকা হচ্ছে`,
    looking: 'চালক খোঁজা হচ্ছে',
    accepted: (name: string) => `${name} আসছেন`,
    movingAway: (name: string) => `${name} দূরে চলে যাচ্ছেন`,
    arrived: (name: string) => `${name} এসে গেছেন`,
    pickedUp: (name: string) => `আপনি ${name}-এর সঙ্গে`,
    inTransit: 'আপনি পথে',
  },
});

export type RidePresenceText = ReturnType<typeof useRidePresenceText>;
