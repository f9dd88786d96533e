import { createCatalogue } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';

export const useSosWords = createCatalogue({
  en: {
    hold: 'Hold for SOS',
    hint: '2 seconds, alerts our safety team',
    holdLonger: 'Keep holding for 2 seconds, until the bar is full.',
    ask: 'Send without holding',
    askTitle: 'Send an emergency message?',
    send: 'Send SOS',
    sent: rideRoutes.sendSos.message,
    isOn: 'SOS is on',
    sentToAll: 'Sent to our safety team',
    seen: 'Our team is on it',
    notSeen: 'Nobody is on it yet. In danger, call 999.',
    notConfirmedTitle: 'SOS is not confirmed',
    notConfirmed: 'No answer has come. We’ll send it again as soon as you are online. Try again, or call 999.',
    emergency: '999',
    failed: 'Failed to send emergency message',
  },
  bn: {
    hold: 'SOS পাঠাতে চেপে ধরুন',
    hint: '২ সেকেন্ড, আমাদের নিরাপত্তা দল জানবে',
    holdLonger: 'বারটি ভরা পর্যন্ত ২ সেকেন্ড চেপে ধরে রাখুন।',
    ask: 'না চেপে ধরে পাঠান',
    askTitle: 'জরুরি বার্তা পাঠাবেন?',
    send: 'SOS পাঠান',
    sent: 'জরুরি বার্তা পাঠানো হয়েছে',
    isOn: 'SOS চালু আছে',
    sentToAll: 'আমাদের নিরাপত্তা দলকে পাঠানো হয়েছে',
    seen: 'আমাদের দল ব্যবস্থা নিচ্ছে',
    notSeen: 'এখনও কেউ দেখেননি। বিপদে ৯৯৯-এ কল করুন।',
    notConfirmedTitle: 'SOS নিশ্চিত হয়নি',
    notConfirmed: 'পৌঁছেছে কি না, জানা যায়নি। ইন্টারনেট এলেই নিজে থেকে আবার পাঠানো হবে। আবার চেষ্টা করুন, অথবা ৯৯৯ নম্বরে কল করুন।',
    emergency: '৯৯৯',
    failed: 'জরুরি বার্তা পাঠানো যায়নি',
  },
});
