import { createCatalogue } from '@pothik/api-client';

export const useCollectText = createCatalogue({
  en: {
    title: (place: string) => `Arrived at ${place}`,
    collect: (name: string) => `Collect from ${name}`,
    agreed: 'The agreed fare. No more, no less.',
    goOn: 'Go on',
    failed: 'The fare to collect did not load',
  },
  bn: {
    title: (place: string) => `${place} পৌঁছেছেন`,
    collect: (name: string) => `${name}-এর কাছ থেকে নিন`,
    agreed: 'যে ভাড়া ঠিক হয়েছে। কমও না, বেশিও না।',
    goOn: 'এগিয়ে যান',
    failed: 'কত নিতে হবে তা আসেনি',
  },
});
