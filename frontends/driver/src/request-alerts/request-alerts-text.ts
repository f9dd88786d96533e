import { createCatalogue } from '@pothik/api-client';

export const useRequestAlertsText = createCatalogue({
  en: {
    newRequest: (name: string, count: string, one: boolean) =>
      `A new ride request from ${name}. ${one ? '1 rider is waiting.' : `${count} riders are waiting.`}`,
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    soundLabel: 'Sound for new requests',
  },
  bn: {
    newRequest: (name: string, count: string) => `${name}-এর নতুন অনুরোধ এসেছে। ${count} জন যাত্রী অপেক্ষায়।`,
    soundOn: 'শব্দ চালু',
    soundOff: 'শব্দ বন্ধ',
    soundLabel: 'নতুন অনুরোধে শব্দ',
  },
});
