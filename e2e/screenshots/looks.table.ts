import type { WindowLook } from '../support/window.js';

/** One way of looking at a screen: size, colours and language. */
export interface Look extends Required<WindowLook> {
  /** For example `phone-light-en`; also the end of a screenshot's name. */
  name: string;
  device: 'phone' | 'desktop';
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
const DEVICES = ['phone', 'desktop'] as const;
const COLOUR_SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'bn'] as const;

/** Phone and desktop, light and dark, English and Bangla: eight. */
export const LOOKS: readonly Look[] = DEVICES.flatMap((device) =>
  COLOUR_SCHEMES.flatMap((colorScheme) =>
    LANGUAGES.map((language) => ({
      name: `${device}-${colorScheme}-${language}`,
      device,
      colorScheme,
      language,
      ...SIZES[device],
    })),
  ),
);
