import { createCatalogue } from '@pothik/api-client';

/** Notices of a closed page: what they are for is said by role. */
export const useNoticesText = createCatalogue({
  en: {
    title: 'Notices on this device',
    RIDER: 'It rings when your driver accepts, sets the fare and arrives, also with the screen off.',
    DRIVER: 'It rings for requests, also with the screen off.',
    ADMIN: 'It rings for an SOS, also with Pothik closed.',
    SUPER_ADMIN: 'It rings for an SOS, also with Pothik closed.',
    turnOn: 'Turn on notices',
    blocked:
      'Your browser blocks notices from Pothik. Allow them in its settings for this site, then reload this page.',
    'home-screen-first': 'On an iPhone or iPad, put Pothik on your home screen first. Then turn notices on there.',
    impossible: 'This browser cannot show notices. Chrome and Firefox on Android can.',
    failed: 'Your browser could not turn notices on. Try again later.',
  },
  bn: {
    title: 'এই ডিভাইসে বার্তা',
    RIDER: 'চালক রাজি হলে, ভাড়া জানালে আর এসে গেলে বাজবে, স্ক্রিন বন্ধ থাকলেও।',
    DRIVER: 'অনুরোধ এলে বাজবে, স্ক্রিন বন্ধ থাকলেও।',
    ADMIN: 'এসওএস এলে বাজবে, পথিক বন্ধ থাকলেও।',
    SUPER_ADMIN: 'এসওএস এলে বাজবে, পথিক বন্ধ থাকলেও।',
    turnOn: 'বার্তা চালু করুন',
    blocked: 'ব্রাউজার পথিকের বার্তা আটকে রেখেছে। ব্রাউজারের সেটিংসে এই সাইটের নোটিফিকেশন চালু করে পাতাটি আবার খুলুন।',
    'home-screen-first': 'আইফোন বা আইপ্যাডে আগে হোম স্ক্রিনে পথিক রাখুন। তারপর সেখান থেকে বার্তা চালু করুন।',
    impossible: 'এই ব্রাউজারে বার্তা আসে না। অ্যান্ড্রয়েডে Chrome ও Firefox-এ আসে।',
    failed: 'ব্রাউজার বার্তা চালু করতে পারেনি। পরে আবার চেষ্টা করুন।',
  },
});
