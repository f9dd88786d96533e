export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export type ResolvedTheme = 'light' | 'dark';

export const THEME_STORAGE_KEY = 'vite-ui-theme';

/** What was kept is a theme only if it is one of the three; anything else is the default. */
export const storedTheme = (kept: string | null, otherwise: Theme): Theme =>
  THEMES.find((theme) => theme === kept) ?? otherwise;

/** System follows the device; the others are what they say. */
export const resolveTheme = (theme: Theme, deviceIsDark: boolean): ResolvedTheme =>
  theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme;
