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
    });
    expect(notificationService.configuration).toBe(notificationConfiguration);
  });

  it('is named when missing or invalid: SUPPORT_EMAIL is required', () => {
    expect(namesOf({})).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL']);
    expect(namesOf({ ...given, SUPPORT_EMAIL: 'support' })).toEqual(['SUPPORT_EMAIL']);
  });
});
