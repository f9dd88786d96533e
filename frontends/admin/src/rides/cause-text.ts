import { createCatalogue } from '@pothik/api-client';
import type { RideCause } from '@pothik/contracts/ride';

/** Why the system ended a ride, in words for administrators. */
export const useCauseText = createCatalogue<Readonly<Record<RideCause, string>>>({
  en: {
    unanswered: 'The driver did not answer in time',
    'took-another-ride': 'The driver accepted another ride',
    'driver-suspended': 'The driver was suspended',
    'driver-left': 'The driver logged out or could not be reached',
    'account-deleted': 'The account of the rider or the driver was deleted',
    'not-picked-up': 'The driver did not pick the rider up within 45 minutes',
    'too-long': 'The ride had not ended 24 hours after the pickup',
    'moved-away': 'The driver was moving away, so the rider asked the next',
    'fare-not-agreed': 'The fare was not agreed, so the rider asked the next driver',
    'nobody-next': 'The search ended, and nobody had accepted',
  },
  bn: {
    unanswered: 'চালক সময়মতো উত্তর দেননি',
    'took-another-ride': 'চালক আরেকটি রাইড নিয়েছেন',
    'driver-suspended': 'চালককে স্থগিত করা হয়েছে',
    'driver-left': 'চালক লগ আউট করেছিলেন, অথবা তাঁর ফোনের সঙ্গে যোগাযোগ ছিল না',
    'account-deleted': 'যাত্রী বা চালকের অ্যাকাউন্ট মুছে ফেলা হয়েছে',
    'not-picked-up': 'চালক ৪৫ মিনিটের মধ্যে যাত্রীকে তোলেননি',
    'too-long': 'যাত্রী ওঠার ২৪ ঘণ্টা পরও রাইডটি শেষ হয়নি',
    'moved-away': 'চালক দূরে চলে যাচ্ছিলেন, তাই যাত্রী পরের জনকে ডেকেছেন',
    'fare-not-agreed': 'ভাড়ায় মেলেনি, তাই যাত্রী পরের জনকে ডেকেছেন',
    'nobody-next': 'খোঁজ শেষ হয়েছে, কেউ রাজি হননি',
  },
});
