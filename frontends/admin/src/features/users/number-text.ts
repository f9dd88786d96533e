import { createCatalogue } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Texts of another number for somebody who lost their SIM. */
export const useNumberText = createCatalogue({
  en: {
    lostSim: 'Lost SIM',
    lostSimOf: (name: string) => `Lost SIM: ${name}`,
    title: (name: string) => `Another number for ${name}?`,
    first: 'See a paper of the person first: national ID, driving licence or passport.',
    phone: 'New phone number',
    reason: 'Which paper did you see?',
    reasonHint: 'Kept in the record under your name. Do not write its number.',
    consequence:
      'They are logged out everywhere and log in with the new number. For three days they can neither delete the account nor add an email.',
    change: 'Change the number',
    done: authRoutes.replacePhone.message,
    doneText: 'The page shows it in a moment.',
  },
  bn: {
    lostSim: 'সিম হারিয়েছে',
    lostSimOf: (name: string) => `সিম হারিয়েছে: ${name}`,
    title: (name: string) => `${name}: নতুন নম্বর দেবেন?`,
    first: 'আগে তাঁর কাগজ দেখুন: জাতীয় পরিচয়পত্র, ড্রাইভিং লাইসেন্স বা পাসপোর্ট।',
    phone: 'নতুন ফোন নম্বর',
    reason: 'কোন কাগজ দেখেছেন?',
    reasonHint: 'এটি আপনার নামে নথিতে থাকবে। কাগজের নম্বর লিখবেন না।',
    consequence:
      'তিনি সব জায়গা থেকে লগ\u00a0আউট হবেন, আর নতুন নম্বর দিয়ে ঢুকবেন। তিন দিন অ্যাকাউন্ট মুছতে বা ইমেইল যোগ করতে পারবেন না।',
    change: 'নম্বর বদলান',
    done: 'নম্বর বদলানো হয়েছে',
    doneText: 'একটু পরেই এই পাতায় দেখা যাবে।',
  },
});
