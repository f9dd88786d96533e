import { createCatalogue } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';

export const useSosWords = createCatalogue({
  en: {
    hold: 'Hold for SOS',
    hint: '2 seconds, alerts every administrator',
    holdLonger: 'Keep holding for 2 seconds, until the bar is full.',
    ask: 'Send without holding',
    askTitle: 'Send an emergency message?',
    send: 'Send SOS',
    sent: rideRoutes.sendSos.message,
    storedAt: (time: string) => `Stored at ${time}. Every administrator has been alerted.`,
    seenAt: (time: string) => `Seen at ${time}: an administrator is on it.`,
    notConfirmed:
      'No answer confirms it. It is sent again by itself as soon as you are online. Try again, or call 999.',
    emergency: '999',
    failed: 'Failed to send emergency message',
  },
  bn: {
    hold: 'SOS পাঠাতে চেপে ধরুন',
    hint: '২ সেকেন্ড, সব প্রশাসক জানবেন',
    holdLonger: 'বারটি ভরা পর্যন্ত ২ সেকেন্ড চেপে ধরে রাখুন।',
    ask: 'না চেপে ধরে পাঠান',
    askTitle: 'জরুরি বার্তা পাঠাবেন?',
    send: 'SOS পাঠান',
    sent: 'জরুরি বার্তা পাঠানো হয়েছে',
    storedAt: (time: string) => `${time}-এ জমা হয়েছে। সব প্রশাসককে জানানো হয়েছে।`,
    seenAt: (time: string) => `${time}-এ দেখা হয়েছে: একজন প্রশাসক ব্যবস্থা নিচ্ছেন।`,
    notConfirmed:
      'জমা হয়েছে বলে নিশ্চিত হওয়া যায়নি। ইন্টারনেট এলেই নিজে থেকে আবার পাঠানো হবে। আবার চেষ্টা করুন, অথবা ৯৯৯ নম্বরে কল করুন।',
    emergency: '৯৯৯',
    failed: 'জরুরি বার্তা পাঠানো যায়নি',
  },
});
