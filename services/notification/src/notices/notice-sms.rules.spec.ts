import { LANGUAGES, type Language } from '@pothik/contracts/platform';
import { type SmsOutcome, smsParts } from '@pothik/engines';
import { WAYS } from '../ways/ways.table.js';
import type { NoticeTold } from './notice.rules.js';
import { afterSms, noticeSms } from './notice-sms.rules.js';

const TOLD: readonly NoticeTold[] = [
  'number-changed',
  'number-replaced',
  'email-added',
  'driver-suspended',
  'ride.sos-raised',
];

const textOf = (told: NoticeTold, language: Language, host = 'pothik.example') =>
  noticeSms(told)?.text[language]({ pageOf: (path) => host + path, rideId: '64f000000000000000000001' }) ?? '';

describe('the SMS of a notice', () => {
  it.each(TOLD.flatMap((told) => LANGUAGES.map((language) => [told, language] as const)))(
    'of %s in %s is one part, and at most two with a long host',
    (told, language) => {
      expect(smsParts(textOf(told, language)).parts).toBe(1);
      expect(smsParts(textOf(told, language, `${'x'.repeat(40)}.example:8443`)).parts).toBeLessThanOrEqual(2);
    },
  );

  it('says what happened and what to do', () => {
    expect(textOf('number-changed', 'en')).toBe(
      'Pothik: your account has a new phone number. Not you? Write to us now: pothik.example/contact',
    );
    expect(textOf('email-added', 'en')).toBe(
      'Pothik: an email was added to your account. Not you? Write to us now: pothik.example/contact',
    );
    expect(textOf('ride.sos-raised', 'bn')).toMatch(/^পথিক SOS: রাইড P-\w{5}। এখনই সাড়া দিন: pothik.example\/admin\/sos$/);
  });

  it('is there for what the table sends by SMS, and for nothing else', () => {
    const sent = Object.entries(WAYS).flatMap(([told, ways]) => (ways.flat().includes('sms' as never) ? [told] : []));
    // A code and a ride by phone have their own.
    expect(sent.filter((told) => told !== 'code-of-number' && told !== 'ride-by-phone').sort()).toEqual(
      [...TOLD].sort(),
    );
    for (const told of ['number-added', 'number-taken'] as const) expect(noticeSms(told)).toBeUndefined();
  });

  it('takes of the reserve for an SOS alone', () => {
    expect(TOLD.map((told) => noticeSms(told)?.purpose)).toEqual([
      'number-changed',
      'number-changed',
      'number-changed',
      'suspended',
      'sos',
    ]);
  });
});

describe('after a try an SMS', () => {
  const said = 'why';
  const refused = (why: Extract<SmsOutcome, { kind: 'refused' }>['why']): SmsOutcome => ({
    kind: 'refused',
    why,
    said,
  });

  it.each([
    [{ kind: 'sent', parts: 1 } as const, 'over'],
    [{ kind: 'unreadable', said } as const, 'over'],
    [{ kind: 'later', mayBeSent: true, said } as const, 'over'],
    [{ kind: 'later', mayBeSent: false, said } as const, 'soon'],
    [{ kind: 'used-up' } as const, 'later'],
    [refused('balance'), 'later'],
    [refused('sender'), 'later'],
    [refused('number'), 'over'],
    [refused('no-gateway'), 'over'],
  ])('%j is %s', (outcome, after) => {
    expect(afterSms(outcome)).toBe(after);
  });
});
