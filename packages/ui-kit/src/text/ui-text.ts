/** The kit's own texts, which no caller passes in. */
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
  /** Label of the button that removes a chosen file. */
  remove(fileName: string): string;
  /** Accessible name of one box of a code. */
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
