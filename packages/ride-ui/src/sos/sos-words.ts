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
    failed: 'জরুরি বার্তা পাঠানো যায়নি',
  },
});
