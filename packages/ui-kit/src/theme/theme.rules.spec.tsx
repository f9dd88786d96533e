import { resolveTheme, storedTheme } from './theme.rules';

it('a stored value is a theme only if it is one of the three; anything else gives the default', () => {
  expect(['light', 'dark', 'system', 'purple', '', null].map((stored) => storedTheme(stored, 'system'))).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
    'system',
  ]);
});

it('System follows the device; light and dark do not', () => {
  expect([resolveTheme('system', true), resolveTheme('system', false)]).toEqual(['dark', 'light']);
  expect([resolveTheme('light', true), resolveTheme('dark', false)]).toEqual(['light', 'dark']);
});
