import type { RideParty, RideStatus } from '@pothik/contracts/ride';
import { sampleRide } from '../../testing/sample-ride';
import { sentenceOf, shortPlace } from './sentence.rules';
import { useSentenceText } from './sentence-text';

const text = useSentenceText.now();
const sentence = (status: RideStatus, changes: Parameters<typeof sampleRide>[1] = {}) =>
  sentenceOf(sampleRide(status, changes), text);
const cancelledBy = (by: RideParty, from: RideStatus = 'ACCEPTED') =>
  sentence('CANCELLED', { history: [{ from, to: 'CANCELLED', by, at: '', reason: '' }] }).title;

describe('the sentences about a ride', () => {
  it.each([
    ['REQUESTED', text.requestedTitle('Rafiqul')],
    ['ACCEPTED', text.acceptedTitle('Rafiqul')],
    ['PICKED UP', text.pickedUpTitle('Rafiqul', 'in the car')],
    ['IN TRANSIT', text.inTransitTitle('Kamalapur')],
    ['COMPLETED', text.completedTitle],
    ['REJECTED', text.rejectedTitle('Rafiqul')],
  ] as const)('names the driver by the first name, or the location: %s', (status, title) => {
    expect(sentence(status).title).toBe(title);
  });

  it('says that a driver who left is no longer available, and that another can be asked', () => {
    const history = [
      { from: 'REQUESTED', to: 'REJECTED', by: 'SYSTEM', at: '', reason: '', cause: 'driver-left' },
    ] as const;
    const { title, next } = sentence('REJECTED', { history: [...history] });
    expect([title, next]).toEqual(['Rafiqul is no longer available', text.chooseAnother]);
  });

  it('when the nearest were asked, says that nobody accepted and not who was last', () => {
    const asking = { asked: [], waiting: 0 };
    expect(sentence('REJECTED', { asking }).title).toBe(text.nobodyAcceptedTitle);
    const history = [{ from: 'REQUESTED', to: 'CANCELLED', by: 'SYSTEM', at: '', reason: '' }] as const;
    expect(sentence('CANCELLED', { asking, history: [...history] }).title).toBe(text.nobodyAcceptedTitle);
  });

  it('after the acceptance: first the fare, then the code, a new code when it is locked', () => {
    expect(sentence('ACCEPTED', { fare: null }).next).toBe(text.acceptedNext('Rafiqul'));
    expect(sentence('ACCEPTED').next).toBe('Keep the code until you sit in the car.');
    const arrivedAt = '2026-11-02T06:05:00.000Z';
    expect(sentence('ACCEPTED', { arrivedAt }).next).toBe(text.fareNext('Rafiqul', 'in the car'));
    expect(sentence('ACCEPTED', { codeTriesLeft: 0 }).next).toBe(text.lockedNext('Rafiqul'));
  });

  it('knows where a rider of each vehicle sits', () => {
    const ride = sampleRide('ACCEPTED');
    const on = (vehicleType: 'BIKE' | 'CNG') =>
      sentenceOf({ ...ride, driver: { ...ride.driver, vehicle: { ...ride.driver.vehicle, vehicleType } } }, text).next;
    expect([on('BIKE'), on('CNG')]).toEqual([
      'Keep the code until you sit on the bike.',
      'Keep the code until you sit in the CNG.',
    ]);
  });

  it('asks nobody to get in while the driver moves away', () => {
    const { title, next } = sentence('ACCEPTED', { movingAwaySince: '2026-11-02T06:05:00.000Z' });
    expect([title, next]).toEqual([text.movingAwayTitle('Rafiqul'), text.movingAwayNext('Rafiqul')]);
  });

  it('has nobody called who has no number', () => {
    const ride = sampleRide('ACCEPTED', { movingAwaySince: '2026-11-02T06:05:00.000Z' });
    const { phone: _none, ...user } = ride.driver.user;
    expect(sentenceOf({ ...ride, driver: { ...ride.driver, user } }, text).next).toBe(text.movingAwayWait);
  });

  it('says who cancelled a ride, and that a request was not answered', () => {
    expect(cancelledBy('RIDER')).toBe(text.cancelledByYou);
    expect(cancelledBy('DRIVER')).toBe(text.cancelledByDriver('Rafiqul'));
    expect(cancelledBy('ADMINISTRATOR')).toBe(text.cancelledByPothik);
    expect(cancelledBy('SYSTEM')).toBe(text.endedByItself);
    expect(cancelledBy('SYSTEM', 'REQUESTED')).toBe(text.unansweredTitle('Rafiqul'));
  });
});

it.each([
  ['Kamalapur', 'Kamalapur'],
  ['Kamalapur Railway Station, Motijheel', 'Kamalapur Railway Station'],
  ['The tea stall behind the government school', 'The tea stall behind the…'],
])('a heading has a place of at most two lines: %s', (name, short) => {
  expect(shortPlace(name)).toBe(short);
});
