import { createCatalogue } from '@pothik/api-client';

/** The driver's way to a pickup. */
export const useWayText = createCatalogue({
  en: {
    map: (pickup: string) => `Map: your way to ${pickup}`,
    pickup: (location: string) => `Pickup: ${location}`,
    you: 'You',
    minutes: (range: string) => `${range} min`,
    metres: (value: string) => `${value} m`,
    kilometres: (value: string) => `${value} km`,
    toPickup: 'to the pickup',
    straight: 'in a straight line to the pickup',
    share: 'Share your location to see how far the pickup is.',
    unknown: 'We couldn’t find your location, so we can’t say how far the pickup is.',
  },
  // Loaded with it: a part of a page has no chunk of texts to wait for.
  bn: {
    map: (pickup: string) => `ম্যাপ: ${pickup} যাওয়ার পথ`,
    pickup: (location: string) => `পিকআপ: ${location}`,
    you: 'আপনি',
    minutes: (range: string) => `${range} মিনিট`,
    metres: (value: string) => `${value} মিটার`,
    kilometres: (value: string) => `${value} কিমি`,
    toPickup: 'পিকআপ পর্যন্ত',
    straight: 'পিকআপ পর্যন্ত, সোজাসুজি',
    share: 'পিকআপ কত দূরে তা দেখতে আপনার লোকেশন জানান।',
    unknown: 'আপনার লোকেশন পাওয়া যায়নি, তাই পিকআপ কত দূরে বলা যাচ্ছে না।',
  },
});
