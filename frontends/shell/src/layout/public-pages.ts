import type { useShellText } from '../texts/shell-text';

type ShellText = ReturnType<typeof useShellText>;
/** The key of a shell text without parameters. */
export type PlainTextKey = { [Key in keyof ShellText]: ShellText[Key] extends string ? Key : never }[keyof ShellText];

/** The public pages, in the header's order. */
export const PUBLIC_PAGES: readonly { to: string; text: PlainTextKey }[] = [
  { to: '/', text: 'home' },
  { to: '/about', text: 'about' },
  { to: '/faq', text: 'faq' },
  { to: '/contact', text: 'contact' },
];

/** The pages of the footer: help, and the rules of the house. */
export const FOOTER_PAGES: readonly { to: string; text: PlainTextKey }[] = [
  { to: '/support', text: 'support' },
  { to: '/safety', text: 'safety' },
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
];
