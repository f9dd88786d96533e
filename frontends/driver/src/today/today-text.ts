import { createCatalogue } from '@pothik/api-client';

const hoursOf = (hours: string, minutes: string, hour: string, minute: string) =>
  hours === '' ? `${minutes} ${minute}` : `${hours} ${hour} ${minutes} ${minute}`;

export const useTodayText = createCatalogue({
  en: {
    title: 'Your day',
    earned: 'Today',
    rides: 'Rides',
    online: 'Online',
    time: (hours: string, minutes: string) => hoursOf(hours, minutes, 'h', 'min'),
  },
  bn: {
    title: 'আপনার দিন',
    earned: 'আজ',
    rides: 'রাইড',
    online: 'অনলাইন',
    time: (hours: string, minutes: string) => hoursOf(hours, minutes, 'ঘণ্টা', 'মিনিট'),
  },
});
