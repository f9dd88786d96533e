import { notificationConfiguration } from './configuration.js';
import { notificationService } from './index.js';

const given = { PUBLIC_URL: 'https://pothik.test', SUPPORT_EMAIL: ' support@pothik.test ' };
const namesOf = (variables: object) =>
  notificationConfiguration.safeParse(variables).error?.issues.map(({ path }) => path[0]);

describe('what notification reads from its environment', () => {
  it('is where browsers reach the platform, and who reads what people write to the support', () => {
    expect(notificationConfiguration.parse(given)).toEqual({
      PUBLIC_URL: 'https://pothik.test',
      SUPPORT_EMAIL: 'support@pothik.test',
      RATE_LIMITS: 'on',
    });
    expect(notificationService.configuration).toBe(notificationConfiguration);
  });

  it('is named when it is missing or not right: SUPPORT_EMAIL is required', () => {
    expect(namesOf({})).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL']);
    expect(namesOf({ ...given, SUPPORT_EMAIL: 'support' })).toEqual(['SUPPORT_EMAIL']);
  });
});
