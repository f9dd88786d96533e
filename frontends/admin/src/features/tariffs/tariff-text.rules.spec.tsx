import { FORM_MESSAGES } from '@pothik/contracts/platform';
import { type TariffTexts, tariffOf, tariffTexts } from './tariff-text.rules';

const TYPED: TariffTexts = {
  base: '60',
  baseKilometres: '২',
  perKilometre: '28.5',
  perMinute: '৩.২৫',
  waitingPerMinute: '3',
  minimum: '120',
  legalBase: '',
  legalBaseKilometres: '',
  legalPerKilometre: '',
  legalPerMinute: '',
  validFrom: '2026-12-01T00:00',
  source: 'The operator’s own figures',
  reason: 'Fuel costs more',
};
const refusedOf = (changes: Partial<TariffTexts>) =>
  tariffTexts.safeParse({ ...TYPED, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('a typed tariff is read with digits of both scripts', () => {
  expect(tariffOf(tariffTexts.parse(TYPED))).toEqual({
    base: 60,
    baseKilometres: 2,
    perKilometre: 28.5,
    perMinute: 3.25,
    waitingPerMinute: 3,
    minimum: 120,
    validFrom: '2026-11-30T18:00:00.000Z',
    source: TYPED.source,
    reason: TYPED.reason,
  });
});

it('the legal maximum is sent where the law sets one', () => {
  const legal = { legalBase: '40', legalBaseKilometres: '2', legalPerKilometre: '12', legalPerMinute: '0' };
  expect(tariffOf(tariffTexts.parse({ ...TYPED, ...legal })).legal).toEqual({
    base: 40,
    baseKilometres: 2,
    perKilometre: 12,
    perMinute: 0,
  });
});

it.each(['', 'twelve', '-1', '10001', '8.505'])('“%s” is no rate', (base) => {
  expect(refusedOf({ base })).toEqual([['base', FORM_MESSAGES.rateRange]]);
});

it('a legal maximum has all its rates or none', () => {
  expect(refusedOf({ legalBase: '40', legalPerMinute: '0' })).toEqual([
    ['legalBaseKilometres', FORM_MESSAGES.rateRange],
    ['legalPerKilometre', FORM_MESSAGES.rateRange],
  ]);
});

it.each([
  ['validFrom', '', FORM_MESSAGES.momentRequired],
  ['source', 'x', FORM_MESSAGES.sourceRequired],
  ['reason', '', FORM_MESSAGES.reasonRequired],
] as const)('a wrong %s is refused with its sentence', (field, typed, sentence) => {
  expect(refusedOf({ [field]: typed })).toEqual([[field, sentence]]);
});
