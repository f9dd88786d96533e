import { dhakaHour } from '@pothik/contracts/platform';
import { Sweeper } from '@pothik/service-kit';
import { DemonstrationRides } from '../rides/demonstration.js';
import { RideRepository } from '../rides/ride.repository.js';
import { type FixtureDriver, RideFixture } from '../testing/ride-fixture.js';
import { seededRide } from '../testing/seeded-ride.js';
import { countDay } from './day-count.rules.js';
import { RIDE_DAY, type RideDayDocument } from './ride-day.model.js';
import { RideDayRepository } from './ride-day.repository.js';
import { RideDayService } from './ride-day.service.js';
import { RIDE_HOUR, RIDE_HOUR_COUNT, type RideHourCountDocument, type RideHourDocument } from './ride-hour.model.js';
import { RideHourCountRepository } from './ride-hour-count.repository.js';
import { isMarked } from './stale-counts.rules.js';

let fixture: RideFixture;
let driver: FixtureDriver;
/** Each test has a day of its own, without events: it marks by itself. */
let day: string;
let lastDay = 0;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
  driver = await fixture.driver();
});
afterAll(() => fixture.close());
beforeEach(() => {
  lastDay += 1;
  day = `2026-10-${String(lastDay + 9)}`;
});
afterEach(() => jest.restoreAllMocks());

const get = <T>(type: new (...parts: never[]) => T): T =>
  fixture.platform.service('ride').app.get<T>(type, { strict: false });
const days = () => fixture.platform.model<RideDayDocument>('ride', RIDE_DAY);
const hours = () => fixture.platform.model<RideHourDocument>('ride', RIDE_HOUR);
const hourCounts = () => fixture.platform.model<RideHourCountDocument>('ride', RIDE_HOUR_COUNT);

/** A moment of the day in Dhaka, as `14:10`. */
const at = (time: string) => new Date(`${day}T${time}:00+06:00`);
const ride = (time: string) => get(DemonstrationRides).seed([seededRide(driver, { requestedAt: at(time) })]);
const mark = (time: string) => get(RideDayService).mark(at(time));
const rideWithEvent = async (time: string) => {
  await ride(time);
  await mark(time);
};
const markedByFormerRelease = () => days().updateOne({ _id: day }, { $inc: { marks: 1 } });
const plain = (rides: number) => ({ ...countDay([], 0), hours: [rides, ...Array(23).fill(0)] });
const ridesIn = ({ hours: counted = [] }: { hours?: number[] } = {}) => counted.reduce((sum, rides) => sum + rides, 0);

/** The rides of the day, as a reader has them. */
async function seen(): Promise<number> {
  const [counted] = await get(RideDayService).counted([day]);
  return ridesIn(counted?.count);
}
const storedRides = async () => ridesIn((await days().findById(day).lean())?.count);
const markedHours = async () => (await hours().find().lean()).filter(isMarked).map(({ _id }) => _id);
/** From here on: the hours of which rides are read, as `14:00-15:00`. */
function readHours(): string[] {
  const read: string[] = [];
  const rides = get(RideRepository);
  const requestedBetween = rides.requestedBetween.bind(rides);
  jest.spyOn(rides, 'requestedBetween').mockImplementation((start, end) => {
    read.push([start, end].map((moment) => `${dhakaHour(moment)}:00`).join('-'));
    return requestedBetween(start, end);
  });
  return read;
}
/** Runs `meanwhile` once between the next read by this method and whoever waits for it. */
function afterNextRead<T extends object>(owner: T, method: keyof T & string, meanwhile: () => Promise<unknown>): void {
  const methods = owner as unknown as Record<string, (...parts: unknown[]) => Promise<unknown>>;
  const read = methods[method]?.bind(owner) as (...parts: unknown[]) => Promise<unknown>;
  jest.spyOn(methods, method).mockImplementationOnce(async (...parts) => {
    const found = await read(...parts);
    await meanwhile();
    return found;
  });
}

describe('a marked hour', () => {
  it('is counted again, and no other of its day', async () => {
    await rideWithEvent('08:10');
    await rideWithEvent('14:10');
    expect(await seen()).toBe(2);
    await hourCounts().updateOne({ _id: `${day}T08` }, { $set: { 'count.hours.8': 50 } });
    const read = readHours();
    await rideWithEvent('14:50');
    expect(await seen()).toBe(52);
    expect(read).toEqual(['14:00-15:00']);
    expect(await markedHours()).toEqual([]);
  });

  it('is read together with the marked hour before it', async () => {
    expect(await seen()).toBe(0);
    const read = readHours();
    for (const time of ['08:10', '14:10', '15:00', '23:59']) await rideWithEvent(time);
    expect(await seen()).toBe(4);
    expect(read).toEqual(['8:00-9:00', '14:00-16:00', '23:00-0:00']);
  });

  it('is counted once, however often it was marked and whoever counts', async () => {
    await ride('09:10');
    await Promise.all(Array.from({ length: 5 }, () => mark('09:10')));
    await mark('09:20');
    expect(await Promise.all([seen(), seen(), seen()])).toEqual([1, 1, 1]);
    expect(await storedRides()).toBe(1);
    expect(await markedHours()).toEqual([]);
  });

  it('is counted by the sweep, as is a day that the former release marked', async () => {
    await seen();
    await rideWithEvent('10:10');
    const other = '2026-10-09';
    await days().create({ _id: other, marks: 2, countedMarks: -1 });
    await get(Sweeper).run('ride-days');
    expect([await storedRides(), await markedHours()]).toEqual([1, []]);
    expect(await days().findById(other).lean()).toMatchObject({
      marks: 2,
      countedMarks: 2,
      count: { sosIncidents: 0 },
    });
  });
});

describe('a day that nothing marked', () => {
  it('is shown from its one document', async () => {
    await rideWithEvent('08:10');
    await seen();
    await days().updateOne({ _id: day }, { $set: { 'count.hours.8': 7 } });
    const counts = jest.spyOn(get(RideHourCountRepository), 'between');
    const read = readHours();
    expect(await seen()).toBe(7);
    expect([read, counts.mock.calls]).toEqual([[], []]);
  });
});

describe('counts at the same time', () => {
  it('leave the one that was made after more marks', async () => {
    await rideWithEvent('08:10');
    afterNextRead(get(RideRepository), 'requestedBetween', async () => {
      await rideWithEvent('08:20');
      expect(await seen()).toBe(2);
    });
    await seen();
    expect([await storedRides(), await seen()]).toEqual([2, 2]);
    expect(await hourCounts().findById(`${day}T08`).lean()).toMatchObject({ countedMarks: 2 });
  });

  it('leave the sum that was made from newer hours', async () => {
    await rideWithEvent('08:10');
    afterNextRead(get(RideHourCountRepository), 'between', async () => {
      await rideWithEvent('20:10');
      expect(await seen()).toBe(2);
    });
    expect(await seen()).toBe(1);
    expect([await storedRides(), await seen()]).toEqual([2, 2]);
  });

  it('leave an hour marked whose event came while it was counted', async () => {
    await rideWithEvent('08:10');
    afterNextRead(get(RideRepository), 'requestedBetween', () => rideWithEvent('08:20'));
    expect([await seen(), await markedHours()]).toEqual([1, [`${day}T08`]]);
    expect([await seen(), await markedHours()]).toEqual([2, []]);
  });
});

it('a count that was interrupted before its sum is finished by the next', async () => {
  await rideWithEvent('08:10');
  jest.spyOn(get(RideDayRepository), 'store').mockRejectedValueOnce(new Error('interrupted'));
  await expect(seen()).rejects.toThrow('1 of 1 changes failed');
  expect(await markedHours()).toEqual([`${day}T08`]);
  const read = readHours();
  expect([await seen(), read, await markedHours()]).toEqual([1, [], []]);
});

describe('beside the former release, which marks and counts whole days', () => {
  it('a day that it marked is counted again, whichever hour it was', async () => {
    await rideWithEvent('08:10');
    await seen();
    await ride('16:10');
    expect(await seen()).toBe(1);
    await markedByFormerRelease();
    expect([await seen(), await storedRides()]).toEqual([2, 2]);
    expect(await days().findById(day).lean()).toMatchObject({ marks: 1, countedMarks: 1 });
    const read = readHours();
    expect([await seen(), read]).toEqual([2, []]);
  });

  it('a day that only it counted is shown as it stands, and counted by hours at its first mark', async () => {
    await days().create({ _id: day, marks: 3, countedMarks: 3, count: plain(9) });
    const read = readHours();
    expect([await seen(), read]).toEqual([9, []]);
    await ride('08:10');
    await rideWithEvent('16:10');
    expect([await seen(), read]).toEqual([2, ['0:00-0:00']]);
  });

  it('a sum that it replaced by a count of its own is made again', async () => {
    await rideWithEvent('08:10');
    await seen();
    await ride('16:10');
    await days().updateOne({ _id: day }, { $set: { marks: 1, countedMarks: 1, count: plain(9) } });
    expect([await seen(), await storedRides()]).toEqual([2, 2]);
    const read = readHours();
    expect([await seen(), read]).toEqual([2, []]);
  });

  it('an older sum does not pass for the day because it replaced the newer one', async () => {
    await rideWithEvent('08:10');
    afterNextRead(get(RideHourCountRepository), 'between', async () => {
      await rideWithEvent('20:10');
      expect(await seen()).toBe(2);
      await days().updateOne({ _id: day }, { $set: { marks: 1, countedMarks: 1, count: plain(9) } });
    });
    await seen();
    expect([await seen(), await storedRides()]).toEqual([2, 2]);
  });

  it('a day of which it was told during a count stays marked', async () => {
    await rideWithEvent('08:10');
    await seen();
    await markedByFormerRelease();
    afterNextRead(get(RideRepository), 'requestedBetween', async () => {
      await ride('16:10');
      await markedByFormerRelease();
    });
    expect([await seen(), await seen()]).toEqual([1, 2]);
  });
});
