import type { RideParty, RideStatus } from '@pothik/contracts/ride';
import { sampleRide } from '../../testing/sample-ride';
import { useCurrentRideText } from './current-ride-text';
import { sentenceOf } from './sentence.rules';

const text = useCurrentRideText.now();
const said = (status: RideStatus, changes: Parameters<typeof sampleRide>[1] = {}) =>
  sentenceOf(sampleRide(status, changes), text);
const cancelledBy = (by: RideParty, from: RideStatus = 'ACCEPTED') =>
  said('CANCELLED', { history: [{ from, to: 'CANCELLED', by, at: '', reason: '' }] }).title;

describe('what is said about a ride', () => {
  it.each([
    ['REQUESTED', text.requestedTitle('Rafiqul')],
    ['ACCEPTED', text.acceptedTitle('Rafiqul')],
    ['PICKED UP', text.pickedUpTitle('Rafiqul')],
    ['IN TRANSIT', text.inTransitTitle('Kamalapur')],
    ['COMPLETED', text.completedTitle],
    ['REJECTED', text.rejectedTitle('Rafiqul')],
  ] as const)('names the driver by the first name, or the place: %s', (status, title) => {
    expect(said(status).title).toBe(title);
  });

  it('after the acceptance: first the fare, then the code, a new code when it is locked', () => {
    expect(said('ACCEPTED', { fare: null }).next).toBe(text.acceptedNext('Rafiqul'));
    expect(said('ACCEPTED').next).toBe(text.fareNext('Rafiqul'));
    expect(said('ACCEPTED', { codeTriesLeft: 0 }).next).toBe(text.lockedNext('Rafiqul'));
  });

  it('tells by whom a ride was cancelled, and that a request was not answered', () => {
    expect(cancelledBy('RIDER')).toBe(text.cancelledByYou);
    expect(cancelledBy('DRIVER')).toBe(text.cancelledByDriver('Rafiqul'));
    expect(cancelledBy('ADMINISTRATOR')).toBe(text.cancelledByPothik);
    expect(cancelledBy('SYSTEM')).toBe(text.endedByItself);
    expect(cancelledBy('SYSTEM', 'REQUESTED')).toBe(text.unansweredTitle('Rafiqul'));
  });
});
