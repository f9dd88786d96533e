import { createCatalogue } from '@pothik/api-client';

export const usePlacePinText = createCatalogue({
  en: {
    move: 'Move the map under the pin',
    label:
      'Map: move it until the pin stands on the place. Arrow keys move it, + and − zoom, Enter chooses, Escape cancels.',
    choose: 'Choose this place',
    cancel: 'Cancel',
    asking: 'Looking for its name…',
    unnamed: 'A point on the map',
    here: 'Here',
    rough: 'You are about here. Move the map to the exact place.',
    REFUSED: 'Your browser does not share your location. Move the map instead.',
    UNKNOWN: 'We couldn’t find your location. Move the map instead.',
    OUTSIDE: 'You are outside Bangladesh, where Pothik does not drive.',
  },
  bn: {
    move: 'পিনের নিচে মানচিত্র সরান',
    label:
      'মানচিত্র: পিন ঠিক জায়গায় না আসা পর্যন্ত সরান। তীর চিহ্নের কী দিয়ে সরান, + ও − দিয়ে ছোট-বড় করুন, Enter দিয়ে বেছে নিন, Escape দিয়ে বাতিল করুন।',
    choose: 'এই জায়গাটি বেছে নিন',
    cancel: 'বাতিল',
    asking: 'নাম খোঁজা হচ্ছে…',
    unnamed: 'মানচিত্রের একটি জায়গা',
    here: 'এখানে আছি',
    rough: 'আপনি এর আশেপাশে আছেন। মানচিত্র সরিয়ে ঠিক জায়গায় আনুন।',
    REFUSED: 'ব্রাউজার আপনার লোকেশন দেয়নি। মানচিত্র সরিয়ে জায়গাটি দেখান।',
    UNKNOWN: 'আপনার লোকেশন খুঁজে পাওয়া যায়নি। মানচিত্র সরিয়ে জায়গাটি দেখান।',
    OUTSIDE: 'আপনি এখন বাংলাদেশের বাইরে, সেখানে পথিক চলে না।',
  },
});
