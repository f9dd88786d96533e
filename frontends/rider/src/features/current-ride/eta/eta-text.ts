import { createCatalogue } from '@pothik/api-client';

/** Texts of where the driver is. */
export const useEtaText = createCatalogue({
  en: {
    whereDriverIs: 'Where your driver is',
    minutesAway: (name: string, minutes: string) => `${name} is ${minutes} min away`,
    toPickup: (kilometres: string) => `${kilometres} to you`,
    toDrop: (way: string) => `${way} to go`,
    waitingSince: (time: string) => `Waiting for you since ${time}`,
    lastSeen: 'Last seen',
    unknown: (name: string) => `Where ${name} is cannot be seen just now. Everything else works as usual.`,
  },
  bn: {
    whereDriverIs: 'আপনার চালক কোথায়',
    minutesAway: (name, minutes) => `${name} ${minutes} মিনিট দূরে`,
    toPickup: (kilometres) => `আপনার কাছে আসতে ${kilometres}`,
    toDrop: (way) => `আর ${way}`,
    waitingSince: (time) => `${time} থেকে আপনার অপেক্ষায়`,
    lastSeen: 'শেষ দেখা গেছে',
    unknown: (name) => `${name} এখন কোথায় তা দেখা যাচ্ছে না। বাকি সব আগের মতোই চলবে।`,
  },
});
