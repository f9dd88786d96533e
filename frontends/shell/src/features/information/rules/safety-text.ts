import { createCatalogue } from '@pothik/api-client';

/** How rides are kept safe, and what each can do. */
export const useSafetyPageText = createCatalogue({
  en: {
    title: 'Safety',
    lead: 'Nobody should have to be brave to take a ride. In danger, call 999 first: police, ambulance and fire service, free of charge.',
    sections: [
      'Who drives',
      'Administrators look at each driver’s licence and vehicle before the first ride, and again when something changes. A driver who breaks the rules is suspended, with a reason on record.',
      'Before you get in',
      'Compare the face, the vehicle and its number plate with what you see on your ride’s page. Is anything different? Do not get in. Cancel, and tell us.',
      'Your start code',
      'The ride starts only with your six digits. Give them when you sit in the right vehicle, never before and never by telephone.',
      'The SOS button',
      'Hold the red button on the ride’s page. Our safety team is alerted at once, with sound, and sees who you are, the vehicle and where the driver last was. The page shows you when somebody has seen it.',
      'Afterwards',
      'Something was not right? Write to the support. The way of a ride is kept for a time, so that what happened can be looked at.',
    ].join('\n'),
    more: 'A question about safety, or something to report?',
    way: 'Write to the support',
  },
  bn: {
    title: 'নিরাপত্তা',
    lead: 'রাইড নিতে কারও সাহসী হতে হবে কেন? বিপদে আগে ৯৯৯ নম্বরে ফোন করুন: পুলিশ, অ্যাম্বুলেন্স, ফায়ার সার্ভিস। টাকা লাগে না।',
    sections: [
      'কে চালান',
      'প্রথম রাইডের আগে প্রশাসকেরা প্রত্যেক চালকের লাইসেন্স আর গাড়ি দেখে নেন; কিছু বদলালে আবার দেখেন। নিয়ম ভাঙলে চালক স্থগিত হন, কারণ নথিতে থাকে।',
      'ওঠার আগে',
      'মুখ, গাড়ি আর নম্বর প্লেট রাইডের পাতার সঙ্গে মিলিয়ে নিন। কিছু না মিললে উঠবেন না। রাইড বাতিল করে আমাদের জানান।',
      'শুরুর কোড',
      'আপনার ছয় সংখ্যা ছাড়া রাইড শুরু হয় না। ঠিক গাড়িতে বসে তবেই বলুন, আগে নয়, ফোনে তো নয়ই।',
      'SOS বোতাম',
      'রাইডের পাতায় লাল বোতাম চেপে ধরুন। আমাদের নিরাপত্তা দল সঙ্গে সঙ্গে শব্দসহ জানবে: আপনি কে, কোন গাড়ি, চালক শেষ কোথায় ছিলেন। কেউ দেখলে পাতাতেই তা দেখবেন।',
      'পরে',
      'কিছু ঠিক ছিল না? সহায়তায় লিখুন। রাইডের পথ কিছুদিন রাখা হয়, যাতে কী হয়েছিল দেখা যায়।',
    ].join('\n'),
    more: 'নিরাপত্তা নিয়ে প্রশ্ন, বা কিছু জানাতে চান?',
    way: 'সহায়তায় লিখুন',
  },
});
