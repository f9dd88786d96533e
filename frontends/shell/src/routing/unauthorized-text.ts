import { createCatalogue } from '@pothik/api-client';

/** Texts of the page of another role. */
export const useUnauthorizedText = createCatalogue({
  en: {
    title: 'This page is not for you',
    text: 'Your account may not open it. If you think it should, write to us.',
    documentTitle: 'Unauthorized',
  },
  bn: {
    title: 'পাতাটি আপনার জন্য নয়',
    text: 'আপনার অ্যাকাউন্ট থেকে এটি খোলা যায় না। খোলা উচিত মনে হলে আমাদের লিখুন।',
    documentTitle: 'অনুমতি নেই',
  },
});
