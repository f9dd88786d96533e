import { createCatalogue } from '@pothik/api-client';

/** Texts of the page while it shows no ride; those of a ride come with its code. */
export const useNoRideText = createCatalogue({
  en: {
    loading: 'Loading your ride',
    failed: 'Your ride did not load',
    noRide: 'No ride right now',
    noRideText: 'Choose a free driver and your ride appears here, live.',
  },
  bn: {
    loading: 'আপনার রাইড আসছে',
    failed: 'আপনার রাইডটি আসেনি',
    noRide: 'এখন কোনো রাইড নেই',
    noRideText: 'একজন খালি চালক বেছে নিন, রাইডটি এখানেই সরাসরি দেখা যাবে।',
  },
});
