import type { Look } from '../../screenshots/looks.table.js';
import type { NamedLook } from './gallery.js';

type SmallLook = NamedLook & Pick<Look, 'device'>;

const SIZES = [
  { name: '320', device: 'phone', width: 320, height: 568, textSize: 16 },
  { name: '360-twice', device: 'phone', width: 360, height: 740, textSize: 32 },
  { name: '1280-twice', device: 'desktop', width: 1280, height: 800, textSize: 32 },
] as const;

/** Small looks: 320 px of width, and text of 200 % on a phone and on a desktop, in English and in Bangla. */
export const SMALL_LOOKS: readonly SmallLook[] = SIZES.flatMap(({ name, ...size }) =>
  (['en', 'bn'] as const).map((language) => ({
    ...size,
    name: `${name}-${language}`,
    language,
    colorScheme: 'light' as const,
  })),
);
