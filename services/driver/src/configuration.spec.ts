import { RATE_LIMIT } from '@pothik/contracts/platform';
import { driverConfiguration } from './configuration.js';
import { driverService } from './index.js';

const KEY = { FORMER_PROFILES_KEY: 'a-key-of-at-least-32-characters-of-tests' };
const USUAL = {
  ...KEY,
  FORMER_PROFILE_YEARS: 3,
  TRACK_DAYS: 30,
  TRACK_PICKUP_METRES: 500,
  SEARCH_METRES: 5_000,
  POSITION_ERROR_METRES: 200,
  POSITION_SPEED_KMH: 150,
  SIGN_OF_LIFE_MINUTES: 5,
  RATE_LIMITS: RATE_LIMIT,
};

describe('what driver reads from its environment', () => {
  it('is how many days a track is kept, and after how many minutes a driver is unreachable', () => {
    expect(driverConfiguration.parse(KEY)).toEqual(USUAL);
    const given = { ...KEY, TRACK_DAYS: '7', SIGN_OF_LIFE_MINUTES: '10' };
    expect(driverConfiguration.parse(given)).toEqual({ ...USUAL, TRACK_DAYS: 7, SIGN_OF_LIFE_MINUTES: 10 });
    expect(driverService.configuration).toBe(driverConfiguration);
  });

  it('is which error and which speed a position is doubted from, 200 m and 150 km/h by default', () => {
    const given = { ...KEY, POSITION_ERROR_METRES: '500', POSITION_SPEED_KMH: '120' };
    expect(driverConfiguration.parse(given)).toMatchObject({ POSITION_ERROR_METRES: 500, POSITION_SPEED_KMH: 120 });
  });

  it.each([
    ['SEARCH_METRES', '499'],
    ['SEARCH_METRES', '20001'],
    ['TRACK_PICKUP_METRES', '-1'],
    ['TRACK_PICKUP_METRES', '20001'],
    ['TRACK_DAYS', '0'],
    ['TRACK_DAYS', '366'],
    ['TRACK_DAYS', '1.5'],
    ['TRACK_DAYS', 'a month'],
    ['POSITION_ERROR_METRES', '19'],
    ['POSITION_ERROR_METRES', '5001'],
    ['POSITION_SPEED_KMH', '59'],
    ['POSITION_SPEED_KMH', '401'],
    ['FORMER_PROFILE_YEARS', '0'],
    ['FORMER_PROFILE_YEARS', '11'],
    ['FORMER_PROFILES_KEY', 'short'],
  ])('is refused beyond its bounds: %s %s', (name, value) => {
    expect(driverConfiguration.safeParse({ ...KEY, [name]: value }).success).toBe(false);
  });
});
