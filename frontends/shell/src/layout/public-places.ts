import type { useShellText } from '../texts/shell-text';

type ShellText = ReturnType<typeof useShellText>;
/** A text of the frame without parameters. */
export type PlainTextKey = { [Key in keyof ShellText]: ShellText[Key] extends string ? Key : never }[keyof ShellText];

/** The pages everybody sees, in the header's order. */
export const PUBLIC_PLACES: readonly { to: string; text: PlainTextKey }[] = [
  { to: '/', text: 'home' },
  { to: '/about', text: 'about' },
  { to: '/faq', text: 'faq' },
  { to: '/contact', text: 'contact' },
];
