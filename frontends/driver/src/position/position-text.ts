import { createCatalogue } from '@pothik/api-client';

export const usePositionText = createCatalogue({
  en: {
    title: 'Your position',
    ask: 'Share where you are while you are ONLINE: riders near you see you first, and the rider of your ride sees you come.',
    promise:
      'Only while ONLINE, never stored for longer than a minute, never shown to strangers. You can stop at any time.',
    share: 'Share my position',
    stop: 'Stop sharing',
    sharing: 'Your position is shared while you are ONLINE.',
    paused: 'You are OFFLINE: your position is not taken.',
    refused:
      'This browser does not give your position. Allow “Location” for this page in the browser’s settings, then try again.',
    unknown: 'Your position could not be found. It is tried again; riders can still choose you.',
  },
  bn: {
    title: 'আপনার অবস্থান',
    ask: 'অনলাইন থাকার সময় কোথায় আছেন জানান: কাছের যাত্রীরা আপনাকে আগে দেখবেন, আর আপনার রাইডের যাত্রী দেখবেন আপনি আসছেন।',
    promise: 'শুধু অনলাইন থাকলে, এক মিনিটের বেশি রাখা হয় না, অচেনা কেউ দেখে না। যেকোনো সময় বন্ধ করতে পারবেন।',
    share: 'অবস্থান জানাব',
    stop: 'জানানো বন্ধ করুন',
    sharing: 'অনলাইন থাকার সময় আপনার অবস্থান জানানো হচ্ছে।',
    paused: 'আপনি অফলাইনে: আপনার অবস্থান নেওয়া হচ্ছে না।',
    refused: 'এই ব্রাউজার আপনার অবস্থান দিচ্ছে না। ব্রাউজারের সেটিংসে এই পাতার জন্য “Location” চালু করে আবার চেষ্টা করুন।',
    unknown: 'আপনার অবস্থান পাওয়া যায়নি। আবার চেষ্টা চলছে; যাত্রীরা তবুও আপনাকে বেছে নিতে পারবেন।',
  },
});
