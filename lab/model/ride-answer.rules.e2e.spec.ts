import { DomainError, ERRORS } from '@pothik/contracts/catalogue';
import { rideHttp } from '@pothik/contracts/ride';
import { completedRide } from '../../e2e/support/actors/sample-run.js';
import { reachedBy, ridesIn, statedRefusal } from './ride-answer.rules.js';

describe('what an answer says about rides', () => {
  it('some acknowledged calls put their ride into a status, others into none', () => {
    expect(reachedBy(rideHttp.book, {})).toBe('REQUESTED');
    expect(reachedBy(rideHttp.askNearest, {})).toBe('REQUESTED');
    expect(reachedBy(rideHttp.askNext, {})).toBe('REQUESTED');
    expect(reachedBy(rideHttp.verifyCode, {})).toBe('PICKED UP');
    expect(reachedBy(rideHttp.updateStatus, { rideStatus: 'COMPLETED' })).toBe('COMPLETED');
    expect(reachedBy(rideHttp.setFare, { rideStatus: 'COMPLETED' })).toBeUndefined();
  });

  it('rides are found alone and in lists, and nothing else is taken for one', () => {
    const ride = completedRide('ride-1', 10);
    expect(ridesIn(ride)).toEqual([ride]);
    expect(ridesIn({ data: [ride, { rideStatus: 'COMPLETED' }, null] })).toEqual([ride]);
    expect(ridesIn(null)).toEqual([]);
  });

  it.each([
    ['ride/illegal-transition', { from: 'ACCEPTED', to: 'COMPLETED' }, { to: 'COMPLETED' }],
    ['ride/fare-frozen', { from: 'ACCEPTED' }, {}],
    ['ride/arrival-not-expected', { from: 'ACCEPTED' }, {}],
  ] as const)('%s states the status the ride had', (code, parameters, stated) => {
    const { message } = new DomainError(code, { parameters });
    expect(statedRefusal('ride-1', { code, message }, 5)).toEqual([
      { rideId: 'ride-1', from: 'ACCEPTED', sentAt: 5, ...stated },
    ]);
  });

  it('another refusal names no status', () => {
    expect(statedRefusal('ride-1', { code: 'ride/not-found', message: ERRORS['ride/not-found'].message }, 5)).toEqual(
      [],
    );
  });
});
