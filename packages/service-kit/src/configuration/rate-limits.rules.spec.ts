import { RATE_LIMIT } from '@pothik/contracts/platform';
import { rateLimits, withLimits } from './rate-limits.rules.js';

describe('RATE_LIMITS=off has an effect on this machine alone', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])('it stays for %s', (publicUrl) => {
    expect(withLimits({ RATE_LIMITS: 'off', SESSION_KEYS: 's' }, publicUrl)).toEqual({
      RATE_LIMITS: 'off',
      SESSION_KEYS: 's',
    });
  });

  it.each(['https://pothik.example', 'http://10.0.0.7', 'http://localhost.example'])(
    'it is left out for %s',
    (publicUrl) => {
      expect(withLimits({ RATE_LIMITS: 'off', SESSION_KEYS: 's' }, publicUrl)).toEqual({ SESSION_KEYS: 's' });
    },
  );
});

it('other numbers of RATE_LIMITS hold everywhere', () => {
  const own = { RATE_LIMITS: 'log-in=5' };
  expect(withLimits(own, 'https://pothik.example')).toEqual(own);
});

describe('RATE_LIMITS', () => {
  it.each([undefined, 'on'])('%s: the numbers of the specification', (given) => {
    expect(rateLimits.parse(given)).toEqual(RATE_LIMIT);
  });

  it('off: no limits', () => {
    expect(rateLimits.parse('off')).toBe('off');
  });

  it.each([
    ['log-in', 'failedLogInsPerAddress'],
    ['register', 'registerPerAddress'],
    ['codes', 'codesPerAddress'],
    ['verify', 'wrongCodesPerAddress'],
    ['renewals', 'failedRenewalsPerAddress'],
    ['person', 'callsPerPerson'],
    ['places', 'placeSearchesPerPerson'],
    ['points', 'pointQuestionsPerPerson'],
    ['pickups', 'pickupsPerRider'],
    ['sos-look-ups', 'sosLookUpsPerPerson'],
    ['uploads', 'uploadsPerPerson'],
    ['failed-log-ins', 'failedLogInsPerAccount'],
    ['codes-per-email', 'codesPerEmail'],
    ['codes-per-number', 'codesPerNumber'],
  ] as const)('%s=7 changes that number alone', (name, limit) => {
    const { windowMs } = RATE_LIMIT[limit];
    expect(rateLimits.parse(`${name}=7`)).toEqual({ ...RATE_LIMIT, [limit]: { maximum: 7, windowMs } });
  });

  it('lists several, separated by commas, with spaces or without', () => {
    expect(rateLimits.parse('log-in=5, person=6,')).toMatchObject({
      failedLogInsPerAddress: { maximum: 5 },
      callsPerPerson: { maximum: 6 },
      codesPerAddress: RATE_LIMIT.codesPerAddress,
    });
  });

  it.each([
    '',
    'yes',
    'log-in',
    'logins=5',
    'log-in=',
    'log-in=0',
    'log-in=-1',
    'log-in=1.5',
    'log-in=many',
    'off,log-in=5',
    'log-in=5,log-in=6',
    'constructor=5',
    'log-in=99999999999999999',
  ])('is refused when it says “%s”', (given) => {
    expect(rateLimits.safeParse(given).success).toBe(false);
  });
});
