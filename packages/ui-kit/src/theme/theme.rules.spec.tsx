import { resolveTheme, storedTheme } from './theme.rules';

it('what was kept is a theme only if it is one of the three; anything else is the default', () => {
  expect(['light', 'dark', 'system', 'purple', '', null].map((kept) => storedTheme(kept, 'system'))).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
    'system',
  ]);
});

it('System follows the device; the others are what they say', () => {
  expect([resolveTheme('system', true), resolveTheme('system', false)]).toEqual(['dark', 'light']);
  expect([resolveTheme('light', true), resolveTheme('dark', false)]).toEqual(['light', 'dark']);
});
