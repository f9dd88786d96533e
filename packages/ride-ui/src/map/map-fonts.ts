/** The weights of the map's names, and a letter of each script: a face loads when a letter of its range is asked for. */
const FACES = ['500 16px "Hind Siliguri"', '600 16px "Hind Siliguri"'];
const LETTERS = 'aক';

/** MapLibre draws names with the page's fonts: they must be there before the first name is drawn. */
export const loadMapFonts = (): Promise<unknown> =>
  Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS)));
