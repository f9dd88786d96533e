import type { Page } from 'playwright-core';
import { clippedText } from './gallery/clipped-text.js';
import { openGallery, SCREEN_WITHIN_MS } from './gallery/gallery.js';
import { meetings } from './gallery/looks-in-turn.js';
import { SMALL_LOOKS } from './gallery/small-looks.js';
import { unreachableControls } from './gallery/unreachable-controls.js';
import { overflow } from './gallery/wide-page.js';

const gallery = openGallery();

const losses = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await clippedText(page)),
  ...(await unreachableControls(page)),
];

describe('320 px of width and text of 200 % hide nothing', () => {
  it.each(meetings(SMALL_LOOKS))(
    '$name',
    async ({ screen, looks }) => {
      expect(await gallery.examine(screen, looks, losses)).toEqual([]);
    },
    SCREEN_WITHIN_MS,
  );
});
