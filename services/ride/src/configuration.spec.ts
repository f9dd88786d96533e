import { RATE_LIMIT } from '@pothik/contracts/platform';
import { rideConfiguration } from './configuration.js';

describe('the configuration of ride', () => {
  it('alarms again after ten minutes without a note, unless the operator sets another time', () => {
    expect(rideConfiguration.parse({})).toEqual({ SOS_NOTE_MINUTES: 10, RATE_LIMITS: RATE_LIMIT });
    expect(rideConfiguration.parse({ SOS_NOTE_MINUTES: '5' })).toMatchObject({ SOS_NOTE_MINUTES: 5 });
  });

  it.each(['0', '121', '2.5', 'soon'])('refuses %s minutes', (minutes) => {
    expect(rideConfiguration.safeParse({ SOS_NOTE_MINUTES: minutes }).success).toBe(false);
  });
});
