import { rounds } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { completedRide } from '../testing/completed-ride.js';
import { anId, DriverFixture } from '../testing/driver-fixture.js';
import { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
import { DriverRecordRepository } from './driver-record.repository.js';
import { EARNING_MODEL, type Earning } from './earning.model.js';
import { EarningRepository } from './earning.repository.js';
import { EarningService } from './earning.service.js';

type Ride = Parameters<EarningService['recordEnd']>[0];
type Work = () => Promise<void>;

const DAY_MS = 24 * 60 * 60 * 1_000;
const RIDES = 200;
const HANDLERS = 8;
const FARE = 220;
const VERSION = 5;

let fixture: DriverFixture;
let services: EarningService[];
beforeAll(async () => {
  fixture = await DriverFixture.start();
  const instances = [fixture.platform.service('driver'), await fixture.platform.startInstance('driver')];
  services = instances.map(({ app }) => app.get(EarningService, { strict: false }));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture?.close());

const records = () => fixture.platform.model<DriverRecord>('driver', DRIVER_RECORD_MODEL).collection;
const ledger = () => fixture.platform.model<Earning>('driver', EARNING_MODEL).collection;
const totalsOf = async (driverId: string) => {
  const { totalRides, totalEarnings } = { ...(await records().findOne({ _id: new Types.ObjectId(driverId) })) };
  return { totalRides, totalEarnings };
};
const totals = (rides: number) => ({ totalRides: rides, totalEarnings: rides * FARE });

const completed = (driverId: string): Ride => completedRide(driverId, fixture.platform.clock.now(), FARE);

const serviceOf = (handler: number) => services[handler % services.length] as EarningService;

/** Handlers of two instances take the work one after another, in its order. */
async function handled(work: readonly ((handler: number) => Promise<void>)[], handlers = HANDLERS): Promise<void> {
  const left = [...work];
  const handle = async (handler: number) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next(handler);
  };
  await Promise.all(Array.from({ length: handlers }, (_, handler) => handle(handler)));
}

const recording = (ride: Ride) => (handler: number) => serviceOf(handler).recordEnd(ride, VERSION);

/** A driver whose record is added to: it was summed a day ago. */
async function driverOfADay(): Promise<string> {
  const driverId = anId();
  await serviceOf(0).recordEnd(completed(driverId), VERSION);
  fixture.platform.clock.advance(DAY_MS);
  return driverId;
}

/** A ledger line as the former release stored it. */
async function lineOf(driverId: string): Promise<Ride> {
  const ride = completed(driverId);
  const [_id, driver] = [new Types.ObjectId(ride.id), new Types.ObjectId(driverId)];
  await ledger().insertOne({ _id, driverId: driver, fare: FARE, completedAt: fixture.platform.clock.now() });
  return ride;
}

/** The former release sums every line and stores the greater total. */
async function storedByFormer(driverId: string): Promise<Work> {
  const lines = await ledger().countDocuments({ driverId: new Types.ObjectId(driverId) });
  return async () => {
    const $max = { ...totals(lines), lastRideEndedAt: fixture.platform.clock.now() };
    await records().updateOne({ _id: new Types.ObjectId(driverId) }, { $max }, { upsert: true });
  };
}

const former = (driverId: string) => async () => {
  await lineOf(driverId);
  await (await storedByFormer(driverId))();
};

describe('totals of a driver', () => {
  it(`are exact when ${HANDLERS} handlers of two instances count ${RIDES} rides, each twice`, async () => {
    const driverId = await driverOfADay();
    const events = Array.from({ length: RIDES }, () => recording(completed(driverId))).flatMap((event) => [
      event,
      event,
    ]);
    await handled(events);
    expect(await totalsOf(driverId)).toEqual(totals(RIDES + 1));
    await handled(events.slice(-RIDES / 2));
    expect(await totalsOf(driverId)).toEqual(totals(RIDES + 1));
  });

  it('are exact on the first day, when every ride sums the ledger', async () => {
    const driverId = anId();
    const events = Array.from({ length: 40 }, () => recording(completed(driverId)));
    await handled([...events, ...events]);
    expect(await totalsOf(driverId)).toEqual(totals(40));
  });

  it('have a ride once that another handler summed or counted between its two writes', async () => {
    for (const other of ['sum', 'repeat', 'repeat long before'] as const) {
      const driverId = await driverOfADay();
      const ride = completed(driverId);
      const { add } = DriverRecordRepository.prototype;
      jest.spyOn(DriverRecordRepository.prototype, 'add').mockImplementationOnce(async function (
        this: DriverRecordRepository,
        ...args
      ) {
        await (other === 'sum' ? recording(await lineOf(driverId)) : recording(ride))(1);
        for (let index = 0; other === 'repeat long before' && index < 110; index += 1)
          await recording(completed(driverId))(1);
        return add.apply(this, args);
      });
      await recording(ride)(0);
      expect(await totalsOf(driverId)).toEqual(totals({ sum: 3, repeat: 2, 'repeat long before': 112 }[other]));
      jest.restoreAllMocks();
    }
  });

  it('have a ride that is added while the ledger is summed', async () => {
    const driverId = await driverOfADay();
    const { sumOf } = EarningRepository.prototype;
    jest.spyOn(EarningRepository.prototype, 'sumOf').mockImplementationOnce(async function (
      this: EarningRepository,
      ...args
    ) {
      const sums = await sumOf.apply(this, args);
      await recording(completed(driverId))(1);
      return sums;
    });
    await recording(await lineOf(driverId))(0);
    expect(await totalsOf(driverId)).toEqual(totals(3));
  });

  it('do not read the ledger of a new ride, nor of one whose handler died', async () => {
    const driverId = await driverOfADay();
    for (let index = 0; index < 3; index += 1) await lineOf(driverId);
    const sums = jest.spyOn(EarningRepository.prototype, 'sumOf');
    const rides = [completed(driverId), completed(driverId)] as const;
    killing([{ at: 1, done: false, after: 1 }]);
    for (const ride of [...rides, ...rides]) await untilDone(recording(ride))(0);
    expect(await totalsOf(driverId)).toEqual(totals(3));
    expect(sums).not.toHaveBeenCalled();
  });

  it('have a repeated ride once, long afterwards too', async () => {
    const driverId = await driverOfADay();
    const first = recording(completed(driverId));
    await first(0);
    for (let index = 0; index < 120; index += 1) await recording(completed(driverId))(index);
    await first(1);
    expect(await totalsOf(driverId)).toEqual(totals(122));
    const { counted } = { ...(await records().findOne({ _id: new Types.ObjectId(driverId) })) };
    expect(counted).toHaveLength(100);
  });

  it('do not sum the ledger for a review of an old ride', async () => {
    const driverId = await driverOfADay();
    const old = await lineOf(driverId);
    const sums = jest.spyOn(EarningRepository.prototype, 'sumOf');
    await serviceOf(0).recordReview({ ...old, review: { state: 'LEFT_OUT', reasons: ['too-quick'] } }, VERSION + 1);
    expect(sums).not.toHaveBeenCalled();
    expect(await ledger().findOne({ _id: new Types.ObjectId(old.id) })).toMatchObject({ leftOut: true });
  });

  it(`are exact when a process dies at any write, ${rounds(200)} times`, async () => {
    const deaths = fc.array(fc.record({ at: fc.nat(2), done: fc.boolean(), after: fc.nat(6) }), { maxLength: 12 });
    const play = async (dying: { at: number; done: boolean; after: number }[], isOld: boolean) => {
      const driverId = isOld ? await driverOfADay() : anId();
      const rides = 6 + (isOld ? 1 : 0);
      killing(dying);
      const events = Array.from({ length: 6 }, () => untilDone(recording(completed(driverId))));
      await handled([...events, ...events], 3);
      jest.restoreAllMocks();
      expect(await totalsOf(driverId)).toEqual(totals(rides));
    };
    await fc.assert(fc.asyncProperty(deaths, fc.boolean(), play), { numRuns: rounds(200), endOnFailure: true });
  });

  it('follow a record of the former release, with a ride that it did not count', async () => {
    const driverId = anId();
    for (let index = 0; index < 3; index += 1) await former(driverId)();
    const uncounted = await lineOf(driverId);
    await recording(completed(driverId))(0);
    expect(await totalsOf(driverId)).toEqual(totals(5));
    await recording(uncounted)(1);
    expect(await totalsOf(driverId)).toEqual(totals(5));
  });

  it('are exact after both releases counted rides of one driver', async () => {
    const driverId = anId();
    const both = Array.from({ length: 30 }, () => [former(driverId), recording(completed(driverId))]).flat();
    await handled(both);
    expect(await totalsOf(driverId)).toEqual(totals(60));
    fixture.platform.clock.advance(DAY_MS);
    await handled(Array.from({ length: 10 }, () => recording(completed(driverId))));
    expect(await totalsOf(driverId)).toEqual(totals(70));
  });

  it('are never too high for the former release, which stores the greater total after a roll-back', async () => {
    const driverId = await driverOfADay();
    const behind = await storedByFormer(driverId);
    await handled(Array.from({ length: 10 }, () => recording(completed(driverId))));
    await behind();
    expect(await totalsOf(driverId)).toEqual(totals(11));
    await former(driverId)();
    expect(await totalsOf(driverId)).toEqual(totals(12));
  });
});

/** A broker delivers an event again until it is handled. */
const untilDone = (event: (handler: number) => Promise<void>) => async (handler: number) => {
  for (let done = false; !done; ) {
    try {
      await event(handler);
      done = true;
    } catch (error) {
      expect(error).toEqual(DEATH);
    }
  }
};

const DEATH = new Error('the process died');

/** A write, after so many others, does not begin, or is stored without an answer. */
function killing(deaths: readonly { at: number; done: boolean; after: number }[]): void {
  const writes = [
    [EarningRepository.prototype, 'enter'],
    [DriverRecordRepository.prototype, 'add'],
    [DriverRecordRepository.prototype, 'storeSums'],
  ] as const;
  writes.forEach(([repository, name], at) => {
    const due = deaths.filter((death) => death.at === at).map((death) => ({ ...death }));
    const original = repository[name as never] as (...args: unknown[]) => Promise<boolean>;
    jest.spyOn(repository as never, name as never).mockImplementation(async function (this: unknown, ...args: never[]) {
      const [next] = due;
      if (next !== undefined && next.after-- <= 0) {
        due.shift();
        if (next.done) await original.apply(this, args);
        throw DEATH;
      }
      return original.apply(this, args);
    } as never);
  });
}
