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
  },
  bn: {
    move: 'পিনের নিচে মানচিত্র সরান',
    label:
      'মানচিত্র: পিন ঠিক জায়গায় না আসা পর্যন্ত সরান। তীর চিহ্নের কী দিয়ে সরান, + ও − দিয়ে ছোট-বড় করুন, Enter দিয়ে বেছে নিন, Escape দিয়ে বাতিল করুন।',
    choose: 'এই জায়গাটি বেছে নিন',
    cancel: 'বাতিল',
    asking: 'নাম খোঁজা হচ্ছে…',
    unnamed: 'মানচিত্রের একটি জায়গা',
  },
});
