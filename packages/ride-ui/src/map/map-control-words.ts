import { createCatalogue } from '@pothik/api-client';

/** The words on the map, which come with it. */
export const useMapControlWords = createCatalogue({
  en: {
    closer: 'Closer',
    farther: 'Farther',
    withControl: 'Hold Ctrl and scroll to zoom the map',
    withCommand: 'Hold ⌘ and scroll to zoom the map',
    withTwoFingers: 'Move the map with two fingers',
  },
  bn: {
    closer: 'কাছে',
    farther: 'দূরে',
    withControl: 'মানচিত্র ছোট-বড় করতে Ctrl চেপে স্ক্রল করুন',
    withCommand: 'মানচিত্র ছোট-বড় করতে ⌘ চেপে স্ক্রল করুন',
    withTwoFingers: 'মানচিত্র সরাতে দুই আঙুল ব্যবহার করুন',
  },
});
