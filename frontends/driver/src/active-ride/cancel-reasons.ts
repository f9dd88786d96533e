import { createCatalogue } from '@pothik/api-client';

/** Why drivers mostly cancel a ride that they accepted; the rider reads it as it stands. */
export const useCancelReasons = createCatalogue({
  en: {
    absent: 'The rider is not there',
    silent: 'The rider does not answer the phone',
    fault: 'My vehicle has a fault',
    fare: 'We do not agree on the fare',
  },
  bn: {
    absent: 'যাত্রী সেখানে নেই',
    silent: 'যাত্রীকে ফোনে পাচ্ছি না',
    fault: 'গাড়িতে সমস্যা হয়েছে',
    fare: 'ভাড়ায় মিল হয়নি',
  },
});
