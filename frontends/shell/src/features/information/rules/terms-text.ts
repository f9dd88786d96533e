import { createCatalogue } from '@pothik/api-client';

/** The rules of the service in plain words: what the platform itself enforces. */
export const useTermsText = createCatalogue({
  en: {
    title: 'Terms',
    lead: 'The rules of a ride, in plain words. The platform itself holds everybody to them.',
    sections: [
      'The fare is an agreement',
      'The driver names a whole amount in taka. Giving the start code is the rider’s yes. From then on neither of you can change it.',
      'Payment',
      'The rider pays the driver at the end of the ride. Pothik takes no money and keeps no card.',
      'Cancelling',
      'A rider may cancel until the pick-up. Once a driver has accepted, whoever cancels gives a reason, which the other reads.',
      'Drivers',
      'A driver needs a valid licence and a vehicle, both approved by an administrator. Changes after approval are looked at again. A suspension has a reason, and the driver reads it.',
      'The SOS button',
      'It is for danger, and it is heard by people who drop everything for it. Every alarm is recorded with who handled it.',
      'Your account',
      'It is yours alone: do not share your password or your codes. You may delete it whenever no ride is under way.',
    ].join('\n'),
    more: 'Whoever operates this service may add terms of their own; ask if you are in doubt.',
    way: 'Ask the support',
  },
  bn: {
    title: 'শর্তাবলি',
    lead: 'রাইডের নিয়ম, সহজ কথায়। প্ল্যাটফর্ম নিজেই সবাইকে এগুলো মানায়।',
    sections: [
      'ভাড়া মানে দুজনের কথা',
      'চালক টাকায় পুরো অঙ্ক বলেন। শুরুর কোড দেওয়া মানে যাত্রী রাজি। তারপর দুজনের কেউই তা বদলাতে পারেন না।',
      'টাকা দেওয়া',
      'রাইড শেষে যাত্রী চালককে টাকা দেন। পথিক টাকা নেয় না, কার্ডও রাখে না।',
      'বাতিল',
      'গাড়িতে ওঠার আগ পর্যন্ত যাত্রী বাতিল করতে পারেন। চালক গ্রহণ করার পর যিনি বাতিল করেন তিনি কারণ জানান; অন্যজন তা পড়েন।',
      'চালক',
      'চালকের বৈধ লাইসেন্স আর গাড়ি লাগে, দুটিই প্রশাসক অনুমোদন করেন। অনুমোদনের পর কিছু বদলালে আবার দেখা হয়। স্থগিত করলে কারণ থাকে, চালক তা পড়েন।',
      'SOS বোতাম',
      'এটি বিপদের জন্য; যাঁরা শোনেন তাঁরা সব ফেলে ছুটে আসেন। প্রতিটি সংকেত নথিতে থাকে, কে সামলালেন তা-সহ।',
      'আপনার অ্যাকাউন্ট',
      'এটি শুধু আপনার: পাসওয়ার্ড বা কোড কাউকে দেবেন না। কোনো রাইড চলতি না থাকলে যখন ইচ্ছা মুছতে পারেন।',
    ].join('\n'),
    more: 'এই সেবার পরিচালনাকারী প্রতিষ্ঠান নিজের শর্ত যোগ করতে পারেন; সন্দেহ হলে জিজ্ঞেস করুন।',
    way: 'সহায়তায় জিজ্ঞেস করুন',
  },
});
