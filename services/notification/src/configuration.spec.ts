import { RATE_LIMIT } from '@pothik/contracts/platform';
import { notificationConfiguration } from './configuration.js';
import { notificationService } from './index.js';

const given = { PUBLIC_URL: 'https://pothik.test', SUPPORT_EMAIL: ' support@pothik.test ' };
const namesOf = (variables: object) =>
  notificationConfiguration.safeParse(variables).error?.issues.map(({ path }) => path[0]);

describe('what notification reads from its environment', () => {
  it('is the address for browsers and the e-mail of the support', () => {
    expect(notificationConfiguration.parse(given)).toEqual({
      PUBLIC_URL: 'https://pothik.test',
      SUPPORT_EMAIL: 'support@pothik.test',
      RATE_LIMITS: RATE_LIMIT,
      SIGN_OF_LIFE_MINUTES: 5,
    });
    expect(notificationService.configuration).toBe(notificationConfiguration);
  });

  it('is named when missing or invalid: SUPPORT_EMAIL is required', () => {
    expect(namesOf({})).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL']);
    expect(namesOf({ ...given, SUPPORT_EMAIL: 'support' })).toEqual(['SUPPORT_EMAIL']);
  });

  it.each(['1', '31', '2.5', 'soon'])('is refused when SIGN_OF_LIFE_MINUTES is no number of 2 to 30: %s', (minutes) => {
    expect(namesOf({ ...given, SIGN_OF_LIFE_MINUTES: minutes })).toEqual(['SIGN_OF_LIFE_MINUTES']);
  });
});
