import { createCatalogue } from '@pothik/api-client';

/** Texts of the file with one's own data. */
export const useOwnDataText = createCatalogue({
  en: {
    title: 'Download my data',
    explanation:
      'One file with everything that Pothik keeps about you. It is made in this page and sent nowhere. The tracks of rides, kept some weeks for disputes, are not in it: ask the support.',
    account: 'Account and profile',
    rides: 'Rides, with places, estimates and fares',
    places: 'Saved and recent places',
    driver: 'Driver profile',
    vehicles: 'Vehicles',
    earnings: 'Earnings of the last 30 days',
    blocks: 'Blocked riders',
    notifications: 'Notifications',
    make: 'Make the file',
    again: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    download: 'Download',
    reading: (part: string) => `${part} …`,
    progress: (part: string, read: string, total: string) => `${part}: ${read} of ${total}`,
    made: 'The file is ready.',
  },
  bn: {
    title: 'আমার তথ্য ডাউনলোড',
    explanation:
      'পথিক আপনার সম্পর্কে যা রাখে, সব এক ফাইলে। ফাইলটি এই পাতাতেই তৈরি হয়, কোথাও পাঠানো হয় না। বিরোধ মেটাতে কয়েক সপ্তাহ রাখা রাইডের পথ এতে নেই: সাপোর্টে জানতে চান।',
    account: 'অ্যাকাউন্ট ও প্রোফাইল',
    rides: 'রাইড, জায়গা, আনুমানিক ভাড়া ও ভাড়াসহ',
    places: 'সংরক্ষিত ও সাম্প্রতিক জায়গা',
    driver: 'চালকের প্রোফাইল',
    vehicles: 'যানবাহন',
    earnings: 'গত ৩০ দিনের আয়',
    blocks: 'ব্লক করা যাত্রী',
    notifications: 'বিজ্ঞপ্তি',
    make: 'ফাইল তৈরি করুন',
    again: 'আবার চেষ্টা করুন',
    cancel: 'বাদ দিন',
    close: 'বন্ধ করুন',
    download: 'ডাউনলোড',
    reading: (part) => `${part} …`,
    progress: (part, read, total) => `${part}: ${total}টির মধ্যে ${read}টি`,
    made: 'ফাইল তৈরি।',
  },
});
