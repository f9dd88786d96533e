import { completedRide, soundRun } from '../../../e2e/support/actors/sample-run.js';
import { runFindings } from './acknowledged.rules.js';
import { areOfBlocks, type BlockChange, isBlocking, listFindings } from './block.rules.js';

const PAIR = { driverId: 'profile', riderId: 'rider' };
const change = (blocks: boolean, sentAt: number, receivedAt = sentAt + 10): BlockChange => ({
  ...{ ...PAIR, blocks },
  ...{ sentAt, receivedAt },
});

describe('whether a driver blocks a rider', () => {
  it('is known between the changes of this pair, and not during one', () => {
    const changes = [change(true, 100), change(false, 200)];
    const at = [50, 105, 150, 205, 250].map((moment) => isBlocking(changes, PAIR, moment));
    expect(at).toEqual([false, undefined, true, undefined, false]);
    expect(isBlocking(changes, PAIR, 150, 220)).toBeUndefined();
    expect(isBlocking(changes, { ...PAIR, riderId: 'another' }, 150)).toBe(false);
  });

  it('is open after two changes at the same time that differ', () => {
    expect(isBlocking([change(true, 100), change(false, 105)], PAIR, 150)).toBeUndefined();
    expect(isBlocking([change(true, 100), change(true, 105)], PAIR, 150)).toBe(true);
    expect(isBlocking([change(true, 100), change(false, 105), change(false, 130)], PAIR, 150)).toBe(false);
  });
});

describe('the checks of blocks', () => {
  it('detect a driver in a list of whom they block', () => {
    const listed = (at: number, riderId = 'rider') =>
      listFindings([change(true, 100)], riderId, ['another', 'profile'], { sentAt: at, receivedAt: at + 5 });
    expect(listed(150)).toEqual(['rider rider is shown driver profile, who blocks them']);
    expect([listed(50), listed(105), listed(150, 'another')]).toEqual([[], [], []]);
  });

  it('let a block reject a request as by the hand of its driver, once for each who blocks', () => {
    const ride = completedRide('ride-1', 10);
    const early = [change(true, 9_000)];
    const rejection = 'REJECTED by DRIVER';
    expect([areOfBlocks([rejection], ride, early), areOfBlocks([], ride, [])]).toEqual([true, true]);
    expect(areOfBlocks([rejection, rejection], ride, early)).toBe(false);
    expect(areOfBlocks(['ACCEPTED by DRIVER'], ride, early)).toBe(false);
    expect(areOfBlocks([rejection], ride, [change(true, 90_000)])).toBe(false);
    expect(areOfBlocks([rejection], ride, [{ ...change(true, 9_000), riderId: 'another' }])).toBe(false);
    expect(areOfBlocks([rejection], ride, [change(false, 9_000)])).toBe(false);
  });

  it('detect a rejection that neither its driver nor a block explains', () => {
    const run = soundRun();
    const [requested] = run.rides[0]?.history ?? [];
    const rejected = { from: 'REQUESTED', to: 'REJECTED', by: 'DRIVER', at: requested?.at ?? '', reason: '' } as const;
    Object.assign(run.rides[0] as object, { rideStatus: 'REJECTED', fare: null, history: [requested, rejected] });
    run.acknowledged = run.acknowledged.filter(({ rideId, to }) => rideId === 'ride-2' || to === 'REQUESTED');
    run.refused = [];
    expect(runFindings(run, [change(true, 9_000)])).toEqual([]);
    expect(runFindings(run)).toEqual([
      'ride ride-1: acknowledged were REQUESTED by RIDER; its history has REJECTED by DRIVER, REQUESTED by RIDER',
    ]);
  });
});
