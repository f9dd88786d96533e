export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export type ResolvedTheme = 'light' | 'dark';

export const THEME_STORAGE_KEY = 'vite-ui-theme';

/** The stored theme if it is one of the three; the default otherwise. */
export const storedTheme = (stored: string | null, otherwise: Theme): Theme =>
  THEMES.find((theme) => theme === stored) ?? otherwise;

/** System follows the device; light and dark do not. */
export const resolveTheme = (theme: Theme, deviceIsDark: boolean): ResolvedTheme =>
  theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme;
