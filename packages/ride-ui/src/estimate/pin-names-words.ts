import { createCatalogue } from '@pothik/api-client';

/** A type, not an interface, because a catalogue requires an index signature. */
type PinNamesWords = Readonly<
  Record<'title' | 'pickup' | 'drop' | 'unnamed' | 'noCeiling' | 'agree', string> & {
    near: (end: string, name: string) => string;
    far: (end: string, name: string, way: string) => string;
    unknown: (end: string, name: string) => string;
    apart: (way: string) => string;
    metres: (value: string) => string;
    kilometres: (value: string) => string;
  }
>;

const ENGLISH: PinNamesWords = {
  title: 'Text and pin are not the same place',
  pickup: 'Pickup',
  drop: 'Drop-off',
  unnamed: 'a place without a name',
  near: (end, name) => `${end}: the pin is near ${name}.`,
  far: (end, name, way) => `${end}: the pin is near ${name}, ${way} from the text.`,
  unknown: (end, name) => `${end}: the pin is near ${name}. We do not know the place in the text.`,
  apart: (way) => `The two pins are ${way} apart in a straight line.`,
  noCeiling: 'No legal maximum applies.',
  agree: 'Agree on the fare before the ride starts.',
  metres: (value) => `${value} m`,
  kilometres: (value) => `${value} km`,
};
const BANGLA: PinNamesWords = {
  title: 'লেখা আর পিন এক জায়গার নয়',
  pickup: 'পিকআপ',
  drop: 'ড্রপ',
  unnamed: 'নাম না জানা একটি জায়গা',
  near: (end, name) => `${end}: পিনের কাছে আছে ${name}।`,
  far: (end, name, way) => `${end}: পিনের কাছে আছে ${name}, লেখা জায়গা থেকে ${way} দূরে।`,
  unknown: (end, name) => `${end}: পিনের কাছে আছে ${name}। লেখা জায়গাটি আমাদের জানা নেই।`,
  apart: (way) => `দুটি পিন সোজাসুজি ${way} দূরে।`,
  noCeiling: 'এই রাইডে আইনের সর্বোচ্চ ভাড়া খাটে না।',
  agree: 'রাইড শুরুর আগে ভাড়া ঠিক করে নিন।',
  metres: (value) => `${value} মিটার`,
  kilometres: (value) => `${value} কিমি`,
};

export const usePinNamesWords = createCatalogue({ en: ENGLISH, bn: BANGLA });
