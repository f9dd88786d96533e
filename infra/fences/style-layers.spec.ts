import { filesUnder } from './files-under.js';
import { TOP, textOf } from './sources.js';
import { LAYER_ORDER, outsideLayers, sharedSelectors, UNLAYERED } from './style-layers.rules.js';

const OF_PAGES = /^(packages\/ui-kit|frontends\/[^/]+)\/src\/.*\.css$/;

describe('style layers of kit, shell and remotes', () => {
  const files = filesUnder(TOP).filter((file) => OF_PAGES.test(file));
  const sheets = Object.fromEntries(files.map((file) => [file, textOf(TOP, file)]));

  it('puts every sheet in a layer of its workspace', () => {
    expect(Object.entries(sheets).flatMap(([file, css]) => outsideLayers(file, css))).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
    expect(files).toEqual(expect.arrayContaining(Object.keys(UNLAYERED)));
  });

  it('declares their order once, first in the first sheet of every page', () => {
    expect(files.filter((file) => sheets[file]?.includes(LAYER_ORDER))).toEqual([
      'packages/ui-kit/src/styles/index.css',
    ]);
    expect(sheets['packages/ui-kit/src/styles/index.css']).toMatch(/^@layer /);
    expect(sheets['frontends/shell/src/styles/index.css']).toMatch(/^@import '@pothik\/ui-kit\/styles.css';/);
  });

  it('gives each selector of a feature a class of its own sheet', () => {
    expect(sharedSelectors(sheets)).toEqual([]);
  });
});
