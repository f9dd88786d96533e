import { staleSentenceOf } from './stale.rules';

const ofRide = (from: string, to: string) =>
  staleSentenceOf({ code: 'ride/illegal-transition', message: `A ride that is ${from} cannot become ${to}.` });

describe('a stale press is answered', () => {
  it('by how the ride ended, if it is over', () => {
    expect(ofRide('COMPLETED', 'IN TRANSIT')).toBe('rideOver');
    expect(ofRide('CANCELLED', 'ACCEPTED')).toBe('rideOver');
    const frozen = 'The fare of a ride that is COMPLETED cannot change.';
    expect(staleSentenceOf({ code: 'ride/fare-frozen', message: frozen })).toBe('rideOver');
  });

  it('by how the ride stands, if it goes on', () => {
    expect(ofRide('ACCEPTED', 'REJECTED')).toBe('rideMovedOn');
    const waits = 'Nobody waits for the driver of a ride that is PICKED UP.';
    expect(staleSentenceOf({ code: 'ride/arrival-not-expected', message: waits })).toBe('rideMovedOn');
  });

  it('by who decided, of a driver or an incident', () => {
    expect(staleSentenceOf({ code: 'driver/illegal-status', message: '' })).toBe('driverDecided');
    expect(staleSentenceOf({ code: 'ride/incident-already', message: '' })).toBe('incidentDecided');
  });

  it('by the API’s own sentence, for any other refusal', () => {
    expect(
      staleSentenceOf({ code: 'ride/passed-on', message: 'This request went to the next driver.' }),
    ).toBeUndefined();
  });
});
