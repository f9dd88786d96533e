/** The kit's own words: everything it says by itself, without the caller. */
export interface UiText {
  close: string;
  dismiss: string;
  cancel: string;
  loading: string;
  retry: string;
  previous: string;
  next: string;
  notifications: string;
  menuFailed: string;
  dialogFailed: string;
  toggleTheme: string;
  light: string;
  dark: string;
  system: string;
  toggleSidebar: string;
  showPassword: string;
  hidePassword: string;
  /** Removes one chosen file. */
  remove(fileName: string): string;
  /** Names one box of a code. */
  digitOf(position: string, length: string): string;
}

export type Locale = 'en' | 'bn';

export const ENGLISH_UI_TEXT: UiText = {
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  loading: 'Loading…',
  retry: 'Retry',
  previous: 'Previous',
  next: 'Next',
  notifications: 'Notifications',
  menuFailed: 'The menu did not load. Try again.',
  dialogFailed: 'This part did not load. Try again.',
  toggleTheme: 'Toggle theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  toggleSidebar: 'Toggle sidebar',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: (fileName) => `Remove ${fileName}`,
  digitOf: (position, length) => `Digit ${position} of ${length}`,
};
