import { driverConfiguration } from './configuration.js';
import { driverService } from './index.js';

describe('what driver reads from its environment', () => {
  it('is how many days a track is kept, 30 by default', () => {
    expect(driverConfiguration.parse({})).toEqual({ TRACK_DAYS: 30 });
    expect(driverConfiguration.parse({ TRACK_DAYS: '7' })).toEqual({ TRACK_DAYS: 7 });
    expect(driverService.configuration).toBe(driverConfiguration);
  });

  it.each(['0', '366', '1.5', 'a month'])('is refused when it is no number of 1 to 365 days: %s', (days) => {
    expect(driverConfiguration.safeParse({ TRACK_DAYS: days }).success).toBe(false);
  });
});
