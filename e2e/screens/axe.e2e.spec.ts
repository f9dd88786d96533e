/** @matters accessibility */
import { LOOKS } from '../screenshots/looks.table.js';
import { axeFindings } from './gallery/axe-findings.js';
import { openGallery, SCREEN_WITHIN_MS } from './gallery/gallery.js';
import { meetings } from './gallery/looks-in-turn.js';

const gallery = openGallery();

describe('axe finds nothing on any screen and dialog, light and dark, in both languages', () => {
  it.each(meetings(LOOKS))(
    '$name',
    async ({ screen, looks }) => {
      expect(await gallery.examine(screen, looks, axeFindings)).toEqual([]);
    },
    SCREEN_WITHIN_MS,
  );
});
