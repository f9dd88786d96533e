import { LANGUAGES } from '@pothik/contracts/platform';
import { WAYS } from '../ways/ways.table.js';
import type { NoticeTold } from './notice.rules.js';
import { noticeMail } from './notice-mail.rules.js';

const TOLD: readonly NoticeTold[] = [
  'number-added',
  'number-changed',
  'number-replaced',
  'number-taken',
  'driver-suspended',
];
const pageOf = (path: string) => `https://pothik.example${path}`;

describe('the mail of a notice', () => {
  it.each(TOLD.flatMap((told) => LANGUAGES.map((language) => [told, language] as const)))(
    'of %s in %s says what happened, and leads to the profile and to us',
    (told, language) => {
      const { subject = '', text = '' } = noticeMail(told, language, pageOf) ?? {};
      expect([subject, text].map((part) => /[ঀ-৿]/.test(part))).toEqual(Array(2).fill(language === 'bn'));
      expect(text).toContain('https://pothik.example/profile');
      expect(text).toContain('https://pothik.example/contact');
    },
  );

  it('is there for what the table mails; an SOS has the mail of its event', () => {
    expect(TOLD.filter((told) => !WAYS[told].flat().includes('mail' as never))).toEqual([]);
    expect(noticeMail('ride.sos-raised', 'en', pageOf)).toBeUndefined();
  });
});
