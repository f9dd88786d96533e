import { createCatalogue } from '@pothik/api-client';

/** What is kept of people, in short; docs/privacy.md is the whole of it. */
export const usePrivacyText = createCatalogue({
  en: {
    title: 'Privacy',
    lead: 'Where somebody is, is nobody else’s business. This is what Pothik keeps, who sees it, and for how long.',
    sections: [
      'Your rides',
      'Pickup, drop, fare and estimate are kept with the ride. You, your driver and administrators see them. When you delete your account, the ride stays without your name.',
      'Your places',
      'Home and Work are seen by you alone, until you remove them. Recent places are read from your own rides and stored nowhere else. What you type into a search is never stored.',
      'Where a rider is',
      'Asked only when you tap “Where I am”, to name your pickup. Nothing follows you afterwards.',
      'Where a driver is',
      'Told only while online, and only with the driver’s consent, which can be withdrawn at any time. Riders see how far it is to the middle of the 500 metres a free driver is in, not where the driver is. A ride’s rider and administrators see the driver of that ride, until it ends. The position lives a minute, those 500 metres five, and both are then forgotten. When a driver last used the app is kept for 90 minutes, and nobody reads it: it tells whether the driver can be reached.',
      'The way of a ride',
      'Where the driver was during a ride is kept for a dispute or an SOS, for 30 days unless the operator sets another time. Only administrators can see it.',
      'Maps stay at home',
      'Map, search and directions come from this platform. No foreign map company learns where you are, unless the operator of this service connects one.',
      'Your rights',
      'In My Profile you download all that your own pages read, correct what is wrong, withdraw consent, and delete your account.',
    ].join('\n'),
    more: 'Something unclear, or a wish about your data?',
    way: 'Write to the support',
  },
  bn: {
    title: 'গোপনীয়তা',
    lead: 'কে কোথায় আছেন, তা অন্য কারও জানার কথা নয়। পথিক কী রাখে, কে দেখেন, কত দিন: এখানে সব।',
    sections: [
      'আপনার রাইড',
      'কোথা থেকে কোথায়, ভাড়া আর আনুমানিক হিসাব রাইডের সঙ্গে থাকে। দেখেন আপনি, আপনার চালক আর প্রশাসকেরা। অ্যাকাউন্ট মুছলে রাইড থাকে, আপনার নাম থাকে না।',
      'আপনার জায়গা',
      'বাসা আর কাজের জায়গা শুধু আপনিই দেখেন, না সরানো পর্যন্ত। সাম্প্রতিক জায়গা আপনার নিজের রাইড থেকেই পড়া হয়, আলাদা করে রাখা হয় না। খোঁজার ঘরে যা লেখেন, তা কখনো রাখা হয় না।',
      'যাত্রী কোথায়',
      'শুধু “আমি যেখানে আছি” চাপলে জানতে চাওয়া হয়, ওঠার জায়গার নাম পেতে। এরপর কেউ আপনাকে অনুসরণ করে না।',
      'চালক কোথায়',
      'শুধু অনলাইনে থাকলে আর চালক সম্মতি দিলে জানা যায়; সম্মতি যেকোনো সময় ফিরিয়ে নেওয়া যায়। খালি চালক যে ৫০০ মিটার এলাকায় আছেন, তার মাঝখান কত দূরে যাত্রীরা শুধু তা দেখেন; চালক ঠিক কোথায়, তা নয়। রাইডের চালককে দেখেন সেই যাত্রী আর প্রশাসকেরা, রাইড শেষ হওয়া পর্যন্ত। অবস্থান এক মিনিট আর এলাকাটি পাঁচ মিনিট থাকে, তারপর মুছে যায়। চালক শেষ কখন অ্যাপ ব্যবহার করেছেন তা ৯০ মিনিট রাখা হয়; কেউ তা দেখেন না। চালককে পাওয়া যাচ্ছে কি না, তা এতে বোঝা যায়।',
      'রাইডের পথ',
      'রাইডের সময় চালক কোথায় ছিলেন তা বিরোধ বা SOS-এর জন্য রাখা হয়, ৩০ দিন, পরিচালক অন্য সময় ঠিক না করলে। শুধু প্রশাসকেরা দেখতে পারেন।',
      'মানচিত্র ঘরেই',
      'মানচিত্র, খোঁজ আর পথ এই প্ল্যাটফর্মেরই। পরিচালক যুক্ত না করলে বাইরের কোনো মানচিত্র কোম্পানি জানে না আপনি কোথায়।',
      'আপনার অধিকার',
      'আমার প্রোফাইল থেকে নিজের সব তথ্য নামিয়ে নিতে, ভুল ঠিক করতে, সম্মতি ফিরিয়ে নিতে আর অ্যাকাউন্ট মুছতে পারেন।',
    ].join('\n'),
    more: 'কিছু পরিষ্কার নয়, বা নিজের তথ্য নিয়ে কিছু চান?',
    way: 'সহায়তায় লিখুন',
  },
});
