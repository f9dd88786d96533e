import { createCatalogue } from '@pothik/api-client';

export const useCollectText = createCatalogue({
  en: {
    title: (place: string) => `Arrived at ${place}`,
    collect: (name: string) => `Collect from ${name}`,
    agreed: 'The agreed fare. No more, no less.',
    received: (fare: string) => `Received ${fare}`,
    notPaid: 'Not paid',
    failed: 'The fare to collect did not load',
  },
  bn: {
    title: (place: string) => `${place} পৌঁছেছেন`,
    collect: (name: string) => `${name}-এর কাছ থেকে নিন`,
    agreed: 'যে ভাড়া ঠিক হয়েছে। কমও না, বেশিও না।',
    received: (fare: string) => `${fare} পেয়েছি`,
    notPaid: 'পাইনি',
    failed: 'কত নিতে হবে তা আসেনি',
  },
});
