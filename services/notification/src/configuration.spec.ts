import { RATE_LIMIT } from '@pothik/contracts/platform';
import { generatePushKey } from '@pothik/engines';
import { notificationConfiguration } from './configuration.js';
import { notificationService } from './index.js';

const PUSH_KEYS = generatePushKey();
const given = { PUBLIC_URL: 'https://pothik.test', SUPPORT_EMAIL: ' support@pothik.test ', PUSH_KEYS };
const namesOf = (variables: object) =>
  notificationConfiguration.safeParse(variables).error?.issues.map(({ path }) => path[0]);

describe('what notification reads from its environment', () => {
  it('is the address for browsers and the e-mail of the support', () => {
    expect(notificationConfiguration.parse(given)).toEqual({
      PUBLIC_URL: 'https://pothik.test',
      SUPPORT_EMAIL: 'support@pothik.test',
      PUSH_KEYS,
      RATE_LIMITS: RATE_LIMIT,
      SIGN_OF_LIFE_MINUTES: 5,
      SMS_PER_DAY: 2_000,
      SMS_RESERVE: 10,
      SMS_PRICE: 25,
      SMS_LANGUAGE: 'person',
    });
    expect(notificationService.configuration).toBe(notificationConfiguration);
  });

  it('is named when missing or invalid: SUPPORT_EMAIL is required', () => {
    expect(namesOf({})).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL', 'PUSH_KEYS']);
    expect(namesOf({ ...given, SUPPORT_EMAIL: 'support' })).toEqual(['SUPPORT_EMAIL']);
  });

  it.each(['', ' , ', 'a key', `${PUSH_KEYS},another`])(
    'is refused when PUSH_KEYS has no key, or a wrong one: %j',
    (keys) => {
      expect(namesOf({ ...given, PUSH_KEYS: keys })).toEqual(['PUSH_KEYS']);
    },
  );

  it.each(['1', '31', '2.5', 'soon'])('is refused when SIGN_OF_LIFE_MINUTES is no number of 2 to 30: %s', (minutes) => {
    expect(namesOf({ ...given, SIGN_OF_LIFE_MINUTES: minutes })).toEqual(['SIGN_OF_LIFE_MINUTES']);
  });

  it.each([
    { SMS_PER_DAY: '-1' },
    { SMS_PER_DAY: 'many' },
    { SMS_RESERVE: '101' },
    { SMS_PRICE: '0.25' },
    { SMS_LANGUAGE: 'fr' },
  ])('is refused when a setting of SMS is wrong: %j', (wrong) => {
    expect(namesOf({ ...given, ...wrong })).toEqual(Object.keys(wrong));
  });
});
