import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawIcons, PUBLIC } from './draw-icons.mjs';

interface Icon {
  file: string;
  pixels: number;
  png: Buffer;
}

/** Of 255 in any channel: another version of the renderer may smooth an edge differently. */
const MOST_SMOOTHED = 24;

const CHANNELS = 4;
const LOGO = readFileSync(path.join(PUBLIC, 'logo.svg'), 'utf8');
const committed = ({ file }: Icon): Buffer => readFileSync(path.join(PUBLIC, file));
const pixelsOf = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer();

/** The largest difference of two pictures of one size, of 255, in any channel of any pixel. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  expect(left.length).toBe(right.length);
  let most = 0;
  for (let at = 0; at < left.length; at += 1) most = Math.max(most, Math.abs(left[at] - right[at]));
  return most;
}

let icons: Icon[];
beforeAll(async () => {
  icons = await drawIcons(LOGO);
});

describe('the icons of the installed app', () => {
  it('are those that `node packages/build-kit/draw-icons.mjs` draws from the logo', async () => {
    for (const icon of icons)
      expect([icon.file, (await difference(committed(icon), icon.png)) <= MOST_SMOOTHED]).toEqual([icon.file, true]);
  });

  it('do not belong to a logo that was changed a little', async () => {
    const changed = LOGO.replace('r="2.4"', 'r="2.6"');
    expect(changed).not.toBe(LOGO);
    for (const icon of await drawIcons(changed))
      expect(await difference(committed(icon), icon.png)).toBeGreaterThan(MOST_SMOOTHED);
  });

  it('are PNG files of the size in their names', async () => {
    for (const icon of icons)
      expect(await sharp(committed(icon)).metadata()).toMatchObject({
        format: 'png',
        width: Number(/-(\d+)\.png$/.exec(icon.file)?.[1]),
        height: icon.pixels,
      });
  });
});

it('the badge is a shape: white, and nothing around it', async () => {
  const badge = icons.find(({ file }) => file.includes('badge')) as Icon;
  const shown = await pixelsOf(committed(badge));
  const at = (pixel: number) => [...shown.subarray(pixel * CHANNELS, (pixel + 1) * CHANNELS)];
  const all = Array.from({ length: badge.pixels ** 2 }, (_, pixel) => at(pixel));
  expect(all[0]?.[3]).toBe(0);
  const solid = all.filter((pixel) => pixel[3] === 255);
  expect(solid.length).toBeGreaterThan(badge.pixels);
  expect(solid.filter((pixel) => pixel.some((channel) => channel !== 255))).toEqual([]);
});

describe('the maskable icon', () => {
  const maskable = () => icons.find(({ file }) => file.includes('maskable')) as Icon;

  it('has its mark inside the middle 80 %, and the tile’s colour up to every edge', async () => {
    const { pixels, ...icon } = maskable();
    const shown = await pixelsOf(committed({ pixels, ...icon }));
    const corner = shown.subarray(0, CHANNELS);
    expect([...corner]).toEqual([0xf6, 0x73, 0x07, 255]);
    const outside = Array.from({ length: pixels ** 2 }, (_, at) => at).filter(
      (at) => Math.hypot((at % pixels) - pixels / 2, Math.floor(at / pixels) - pixels / 2) > pixels * 0.4,
    );
    const marked = outside.filter((at) => !shown.subarray(at * CHANNELS, (at + 1) * CHANNELS).equals(corner));
    expect(marked).toEqual([]);
    expect(outside.length).toBeGreaterThan(pixels);
  });
});
