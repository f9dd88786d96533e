import { rideConfiguration } from './configuration.js';

describe('the configuration of ride', () => {
  it('alarms again after ten minutes without a note, unless the operator sets another time', () => {
    expect(rideConfiguration.parse({})).toEqual({ SOS_NOTE_MINUTES: 10 });
    expect(rideConfiguration.parse({ SOS_NOTE_MINUTES: '5' })).toEqual({ SOS_NOTE_MINUTES: 5 });
  });

  it.each(['0', '121', '2.5', 'soon'])('refuses %s minutes', (minutes) => {
    expect(rideConfiguration.safeParse({ SOS_NOTE_MINUTES: minutes }).success).toBe(false);
  });
});
