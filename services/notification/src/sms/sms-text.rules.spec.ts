import { SMS_CODE_PURPOSE } from '@pothik/contracts/notification';
import { LANGUAGES } from '@pothik/contracts/platform';
import { smsParts } from '@pothik/engines';
import { codeText, smsLanguage } from './sms-text.rules.js';

const purposes = Object.values(SMS_CODE_PURPOSE);
const textOf = (language: 'en' | 'bn', purpose: (typeof purposes)[number] = 'log-in', host = 'pothik.example') =>
  codeText({ code: '123456', purpose, language }, host);

it.each(purposes.flatMap((purpose) => LANGUAGES.map((language) => [purpose, language] as const)))(
  'the code to %s in %s is one part, with the code in it',
  (purpose, language) => {
    for (const host of ['pothik.example', `${'x'.repeat(200)}.example`]) {
      const text = textOf(language, purpose, host);
      expect(smsParts(text).parts).toBe(1);
      expect(text).toContain('123456');
    }
  },
);

it('says what the code is for', () => {
  expect(textOf('en', 'delete-account')).toContain('Pothik code to delete your account: 123456. Do not share it.');
  expect(textOf('bn', 'prove-number')).toBe('পথিক নম্বর যাচাই কোড: 123456। কাউকে বলবেন না। ৫ মিনিট চলবে।');
});

it('is filled in by browsers in English alone', () => {
  expect(textOf('en')).toBe('Pothik code: 123456. Do not share it. Valid 5 minutes.\n\n@pothik.example #123456');
  expect(textOf('bn')).toBe('পথিক কোড: 123456। কাউকে বলবেন না। ৫ মিনিট চলবে।');
});

it.each(['x'.repeat(96), '[::1]', 'পথিক.example'])('has no such line where it would cost a second part: %s', (host) => {
  expect(textOf('en', 'log-in', host)).toBe('Pothik code: 123456. Do not share it. Valid 5 minutes.');
});

it('has that line up to the last character of a part', () => {
  const text = textOf('en', 'log-in', 'x'.repeat(95));
  expect(smsParts(text)).toEqual({ coding: 'GSM-7', units: 160, parts: 1 });
});

it('is in the person’s language, unless the operator set one for all', () => {
  expect([smsLanguage('person', 'bn'), smsLanguage('person', 'en'), smsLanguage('en', 'bn')]).toEqual([
    'bn',
    'en',
    'en',
  ]);
});
