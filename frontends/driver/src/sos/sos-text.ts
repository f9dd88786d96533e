import { createCatalogue } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';

export const useSosText = createCatalogue({
  en: {
    hold: 'Hold for SOS',
    hint: '2 seconds, alerts every administrator',
    askTitle: 'Send an emergency message?',
    askText: 'Every administrator of Pothik is alerted at once. In danger of life also call 999.',
    send: 'Send SOS',
    sent: rideRoutes.sendSos.message,
    failed: 'Failed to send emergency message',
    storedAt: (time: string) => `Stored at ${time}. Every administrator has been alerted.`,
    notConfirmed: 'No answer confirms it. Try again, or call',
    holdLonger: 'Keep holding for 2 seconds, until the bar is full.',
    ask: 'Send without holding',
  },
  bn: {
    hold: 'SOS পাঠাতে চেপে ধরুন',
    hint: '২ সেকেন্ড, সব প্রশাসক জানবেন',
    askTitle: 'জরুরি বার্তা পাঠাবেন?',
    askText: 'পথিকের সব প্রশাসক সঙ্গে সঙ্গে জানবেন। প্রাণের ঝুঁকি থাকলে ৯৯৯ নম্বরেও কল করুন।',
    send: 'SOS পাঠান',
    sent: 'জরুরি বার্তা পাঠানো হয়েছে',
    failed: 'জরুরি বার্তা পাঠানো যায়নি',
    storedAt: (time: string) => `${time}-এ জমা হয়েছে। সব প্রশাসককে জানানো হয়েছে।`,
    notConfirmed: 'জমা হয়েছে বলে নিশ্চিত হওয়া যায়নি। আবার চেষ্টা করুন, অথবা কল করুন',
    holdLonger: 'বারটি ভরা পর্যন্ত ২ সেকেন্ড চেপে ধরে রাখুন।',
    ask: 'না চেপে ধরে পাঠান',
  },
});
