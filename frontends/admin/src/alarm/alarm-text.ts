import { createCatalogue } from '@pothik/api-client';

/** Texts of the alarm on every administrator page. */
export const useAlarmText = createCatalogue({
  en: {
    raised: 'A new SOS incident has come in.',
    waiting: (count: string, one: boolean) =>
      one ? '1 SOS not yet acknowledged' : `${count} SOS not yet acknowledged`,
    open: 'Open',
    sound: 'Sound',
    soundLabel: 'Sound when an SOS comes in',
    silent: 'Your browser stays silent until you press something on this page.',
  },
  bn: {
    raised: 'নতুন এসওএস এসেছে।',
    waiting: (count: string) => `${count}টি এসওএস এখনো কেউ দেখেননি`,
    open: 'খুলুন',
    sound: 'শব্দ',
    soundLabel: 'এসওএস এলে শব্দ',
    silent: 'এই পাতায় কিছু না চাপা পর্যন্ত ব্রাউজার শব্দ করবে না।',
  },
});
