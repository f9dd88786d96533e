import type { UiText } from '@pothik/ui-kit';

/** The kit's own texts in Bangla. */
export const bangla: UiText = {
  close: 'বন্ধ করুন',
  dismiss: 'বন্ধ করুন',
  cancel: 'বাদ দিন',
  loading: 'লোড হচ্ছে…',
  retry: 'আবার চেষ্টা করুন',
  previous: 'আগের',
  next: 'পরের',
  notifications: 'বিজ্ঞপ্তি',
  menuFailed: 'মেনুটি আসেনি। আবার চেষ্টা করুন।',
  dialogFailed: 'এই অংশটি লোড হয়নি। আবার চেষ্টা করুন।',
  toggleTheme: 'থিম বদলান',
  light: 'লাইট',
  dark: 'ডার্ক',
  system: 'সিস্টেম',
  toggleSidebar: 'পাশের মেনু খুলুন বা বন্ধ করুন',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  remove: (fileName) => `${fileName} সরান`,
  digitOf: (position, length) => `${length} সংখ্যার ${position} নম্বর`,
};
