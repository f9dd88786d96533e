import { createCatalogue } from '@pothik/api-client';

/** Texts of what home begins with for signed-in people. */
export const useSignedInHomeText = createCatalogue({
  en: {
    becomeDriver: 'Become a driver',
    welcome: (name: string) => `Welcome, ${name}`,
    driving: 'Your requests, rides and earnings are in your dashboard.',
    administration: 'Drivers, rides and SOS are in your dashboard.',
  },
  bn: {
    becomeDriver: 'চালক হোন',
    welcome: (name: string) => `স্বাগতম, ${name}`,
    driving: 'আপনার অনুরোধ, রাইড ও আয় ড্যাশবোর্ডে আছে।',
    administration: 'চালক, রাইড ও এসওএস ড্যাশবোর্ডে আছে।',
  },
});
