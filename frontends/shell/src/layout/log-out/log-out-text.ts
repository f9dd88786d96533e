import { createCatalogue } from '@pothik/api-client';

/** The question before a log-out that leaves something open. */
export const useLogOutText = createCatalogue({
  en: {
    question: 'Log out now?',
    stay: 'Stay logged in',
    leave: 'Log out',
    'rider-request':
      'Your request stays open. If a driver accepts it, you will not see it here until you log in again.',
    'rider-ride': 'Your ride goes on. You will not see your driver, the fare or the start code until you log in again.',
    'driver-ride': 'Your ride goes on. Log in again to finish it. You go offline when it ends.',
    'driver-requests': 'Riders are waiting for your answer. If you log out, you go offline and lose these requests.',
  },
  bn: {
    question: 'এখন লগ আউট করবেন?',
    stay: 'লগ ইন থাকুন',
    leave: 'লগ আউট করুন',
    'rider-request': 'আপনার অনুরোধ খোলা থাকবে। কোনো চালক রাজি হলেও আবার লগ ইন না করা পর্যন্ত এখানে দেখতে পাবেন না।',
    'rider-ride': 'রাইড চলতে থাকবে। আবার লগ ইন না করা পর্যন্ত চালক, ভাড়া বা কোড দেখতে পাবেন না।',
    'driver-ride': 'রাইড চলতে থাকবে। শেষ করতে আবার লগ ইন করুন। রাইড শেষে আপনি অফলাইনে যাবেন।',
    'driver-requests': 'যাত্রীরা আপনার উত্তরের অপেক্ষায়। লগ আউট করলে আপনি অফলাইনে যাবেন, এই অনুরোধগুলোও আর থাকবে না।',
  },
});
