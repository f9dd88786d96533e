import { createCatalogue } from '@pothik/api-client';

/** Questions people ask, and their answers. */
export const useFaqText = createCatalogue({
  en: {
    title: 'FAQ',
    lead: 'The short answers. Open the one you are looking for.',
    more: 'Not what you were looking for? People read what you write, and answer.',
    write: 'Write to us',
    bookQuestion: 'How do I get a ride?',
    bookAnswer:
      'Press Get Ride, say where you are and where you want to go, and choose a driver who is free. He answers within two minutes.',
    fareQuestion: 'Who decides the fare?',
    fareAnswer:
      'The driver names a whole amount in taka after accepting. You see it beside your start code. If it is not right, do not give the code and cancel.',
    payQuestion: 'How can I pay?',
    payAnswer: 'With cash, cards or a mobile payment gateway. You pay your driver at the end of the ride.',
    codeQuestion: 'What is the start code for?',
    codeAnswer: 'The ride starts only with your six digits. Give them when you sit in the right car, never before.',
    safetyQuestion: 'What if I feel unsafe?',
    safetyAnswer:
      'Hold the red SOS button during the ride: our safety team is alerted at once. In danger, call 999 first.',
    cancelQuestion: 'Can I cancel?',
    cancelAnswer: 'Yes, until you are picked up. After your driver has accepted we ask you for a reason.',
    driveQuestion: 'How do I become a driver?',
    driveAnswer:
      'Register as a rider, then press Become a driver: first your vehicle, then your driving licence. You can go online once both are approved.',
  },
  bn: {
    title: 'প্রশ্নোত্তর',
    lead: 'ছোট ছোট উত্তর। যেটি খুঁজছেন, খুলুন।',
    more: 'যা খুঁজছেন তা পেলেন না? লিখুন, মানুষই পড়েন, মানুষই উত্তর দেন।',
    write: 'আমাদের লিখুন',
    bookQuestion: 'রাইড কীভাবে নেব?',
    bookAnswer:
      'রাইড নিন চাপুন, কোথায় আছেন আর কোথায় যাবেন লিখুন, তারপর খালি আছেন এমন একজন চালক বেছে নিন। তিনি দুই মিনিটের মধ্যে উত্তর দেবেন।',
    fareQuestion: 'ভাড়া কে ঠিক করেন?',
    fareAnswer: 'চালক গ্রহণ করার পর টাকায় ভাড়া বলেন। শুরুর কোডের পাশেই তা দেখবেন। ঠিক মনে না হলে কোড দেবেন না, রাইড বাতিল করুন।',
    payQuestion: 'টাকা কীভাবে দেব?',
    payAnswer: 'নগদে, কার্ডে বা মোবাইল পেমেন্টে। রাইড শেষে চালককে দেবেন।',
    codeQuestion: 'শুরুর কোড কেন?',
    codeAnswer: 'আপনার ছয় সংখ্যা ছাড়া রাইড শুরু হয় না। ঠিক গাড়িতে বসে তবেই বলুন, তার আগে নয়।',
    safetyQuestion: 'নিরাপদ মনে না হলে?',
    safetyAnswer: 'রাইড চলার সময় লাল SOS বোতাম চেপে ধরুন: আমাদের নিরাপত্তা দল সঙ্গে সঙ্গে জানবে। বিপদে আগে ৯৯৯ নম্বরে ফোন করুন।',
    cancelQuestion: 'বাতিল করা যায়?',
    cancelAnswer: 'হ্যাঁ, গাড়িতে ওঠার আগ পর্যন্ত। চালক গ্রহণ করে ফেললে কারণটা জানতে চাইব।',
    driveQuestion: 'চালক হব কীভাবে?',
    driveAnswer:
      'আগে যাত্রী হিসেবে নিবন্ধন করুন, তারপর চালক হোন চাপুন: প্রথমে গাড়ি, পরে লাইসেন্স। দুটি অনুমোদন পেলেই অনলাইনে যেতে পারবেন।',
  },
});
