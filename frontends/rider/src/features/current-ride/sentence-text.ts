import { createCatalogue } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';

/** Texts of a ride's heading and of the sentence below it, which stand before the rest of the page is loaded. */
export const useSentenceText = createCatalogue({
  en: {
    requestedTitle: (name: string) => `Asking ${name}`,
    acceptedTitle: (name: string) => `${name} is on the way`,
    movingAwayTitle: (name: string) => `${name} is moving away`,
    arrivedTitle: (name: string) => `${name} has arrived`,
    pickedUpTitle: (name: string, _seat: string) => `You are with ${name}`,
    inTransitTitle: (drop: string) => `On the way to ${drop}`,
    requestedNext: (name: string) => `We’ve sent your request to ${name}. You’ll see the answer here.`,
    movingAwayNext: (name: string) => `Call ${name} if you want to wait.`,
    movingAwayWait: 'Wait, or ask the next driver.',
    acceptedNext: (name: string) => `${name} names the fare next. You decide then.`,
    keepCode: (seat: string) => `Keep the code until you sit ${seat}.`,
    fareNext: (name: string, seat: string) => `Once you sit ${seat}, tell ${name} the code if you agree to the fare.`,
    lockedNext: (name: string) => `Make a new code, then tell ${name} that one.`,
    pickedUpNext: (name: string) => `Next, ${name} starts the journey.`,
    inTransitNext: (name: string) => `When you arrive, ${name} ends the ride.`,
    stillLookingTitle: 'Still looking',
    stillLookingNext: 'Nobody has accepted yet. We keep asking.',
    nobodyNextTitle: 'No driver could take this ride',
    nobodyAcceptedTitle: 'Nobody near you accepted',
    completedTitle: 'You have arrived',
    thanks: (name: string) => `Thank you for riding with ${name}.`,
    cancelledByYou: 'You cancelled',
    cancelledByDriver: (name: string) => `${name} cancelled`,
    cancelledByPothik: 'Pothik cancelled this ride',
    endedByItself: 'This ride ended automatically',
    unansweredTitle: (name: string) => `${name} did not answer`,
    driverLeftTitle: (name: string) => `${name} is no longer available`,
    rejectedTitle: (name: string) => `${name} cannot take this ride`,
    chooseAnother: 'You can choose another driver.',
    seat: (vehicle: VehicleType) => {
      if (vehicle === 'BIKE') return 'on the bike';
      return vehicle === 'CNG' ? 'in the CNG' : 'in the car';
    },
  },
  bn: {
    requestedTitle: (name: string) => `${name}-কে জানানো হয়েছে`,
    acceptedTitle: (name: string) => `${name} আসছেন`,
    movingAwayTitle: (name: string) => `${name} দূরে চলে যাচ্ছেন`,
    arrivedTitle: (name: string) => `${name} এসে গেছেন`,
    pickedUpTitle: (name: string, seat: string) => `আপনি ${name}-এর ${seat}`,
    inTransitTitle: (drop: string) => `${drop}-এর পথে`,
    requestedNext: (name: string) => `${name} খবর পেয়েছেন। উত্তর এলে এখানেই দেখবেন।`,
    movingAwayNext: (name: string) => `অপেক্ষা করতে চাইলে ${name}-কে কল করুন।`,
    movingAwayWait: 'অপেক্ষা করুন, অথবা পরের চালককে ডাকুন।',
    acceptedNext: (name: string) => `এবার ${name} ভাড়া জানাবেন। রাজি হবেন কি না, আপনি ঠিক করবেন।`,
    keepCode: (seat: string) => `${seat} না বসা পর্যন্ত কোডটি নিজের কাছে রাখুন।`,
    fareNext: (name: string, seat: string) => `${seat} উঠুন, ভাড়ায় রাজি হলে ${name}-কে কোডটি বলুন।`,
    lockedNext: (name: string) => `নতুন কোড নিন, তারপর ${name}-কে সেটি বলুন।`,
    pickedUpNext: (name: string) => `এবার ${name} রওনা দেবেন।`,
    inTransitNext: (name: string) => `পৌঁছে গেলে ${name} রাইড শেষ করবেন।`,
    stillLookingTitle: 'এখনো খোঁজা হচ্ছে',
    stillLookingNext: 'এখনো কেউ রাজি হননি। আমরা আরও চালককে বলছি।',
    nobodyNextTitle: 'কোনো চালক পাওয়া যায়নি',
    nobodyAcceptedTitle: 'কাছের কেউ রাজি হননি',
    completedTitle: 'পৌঁছে গেছেন',
    thanks: (name: string) => `${name}-এর সঙ্গে চলার জন্য ধন্যবাদ।`,
    cancelledByYou: 'আপনি বাতিল করেছেন',
    cancelledByDriver: (name: string) => `${name} বাতিল করেছেন`,
    cancelledByPothik: 'পথিক রাইডটি বাতিল করেছে',
    endedByItself: 'রাইডটি নিজে থেকে শেষ হয়েছে',
    unansweredTitle: (name: string) => `${name} উত্তর দেননি`,
    driverLeftTitle: (name: string) => `${name}-কে এখন আর পাওয়া যাচ্ছে না`,
    rejectedTitle: (name: string) => `${name} রাইডটি নিতে পারছেন না`,
    chooseAnother: 'আপনি অন্য চালক বেছে নিতে পারেন।',
    seat: (vehicle: VehicleType) => {
      if (vehicle === 'BIKE') return 'বাইকে';
      return vehicle === 'CNG' ? 'সিএনজিতে' : 'গাড়িতে';
    },
  },
});

export type SentenceText = ReturnType<typeof useSentenceText>;
