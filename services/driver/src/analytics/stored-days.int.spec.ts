import { DRIVER_DAY_MODEL, type DriverDay } from '../driver-days/driver-day.model.js';
import { DriverDayRepository } from '../driver-days/driver-day.repository.js';
import { RideProjectionRepository } from '../projections/ride-projection.repository.js';
import { DriverFixture } from '../testing/driver-fixture.js';
import { ago, dayAgo, PastActivityFixture } from '../testing/past-activity-fixture.js';

let fixture: DriverFixture;
let past: PastActivityFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  past = new PastActivityFixture(fixture);
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture?.close());
afterEach(() => jest.restoreAllMocks());

const get = <T>(type: new (...parts: never[]) => T): T =>
  fixture.platform.service('driver').app.get<T>(type, { strict: false });
const days = () => fixture.platform.model<DriverDay>('driver', DRIVER_DAY_MODEL);

/** From here on: the first days of what is read of ended rides. */
function readDays(): string[] {
  const read: string[] = [];
  const rides = get(RideProjectionRepository);
  const endedBetween = rides.endedBetween.bind(rides);
  jest.spyOn(rides, 'endedBetween').mockImplementation((start, end) => {
    read.push(start.toISOString());
    return endedBetween(start, end);
  });
  return read;
}

/** Runs `meanwhile` once, after a day's rides are read and before its drivers are stored. */
function whileCounting(meanwhile: () => Promise<unknown>): void {
  const repository = get(DriverDayRepository);
  const store = repository.store.bind(repository);
  jest.spyOn(repository, 'store').mockImplementationOnce(async (...parts) => {
    await meanwhile();
    return store(...parts);
  });
}

describe('a day that is over for two days', () => {
  it('is read once, and then from what is stored', async () => {
    await past.stored({ rides: [{ from: ago(6, '10:00'), to: ago(6, '10:30') }] });
    const read = readDays();
    expect(await past.active(6, 0)).toBe(1);
    expect(read.sort()).toEqual([6, 5, 4, 3].map((before) => ago(before, '00:00').toISOString()));
    // Beside its event, which would have the day counted again.
    await past.stored({ rides: [{ from: ago(6, '11:00'), to: ago(6, '11:30') }] });
    expect([await past.active(6, 0), read.length]).toEqual([1, 4]);
    expect(await days().findById(dayAgo(6)).lean()).toMatchObject({
      marks: 0,
      countedMarks: 0,
      driverIds: [expect.anything()],
      earlier: [],
    });
  });

  it('is not stored before', async () => {
    await past.active(6, 0);
    expect((await days().find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([6, 5, 4, 3].map(dayAgo));
    fixture.platform.clock.set(ago(-1, '00:00'));
    await past.active(6, 0);
    expect(await days().countDocuments()).toBe(5);
  });

  it('is read by questions at the same time, which agree', async () => {
    await past.stored({
      rides: [{ from: ago(6, '10:00'), to: ago(6, '10:30') }],
      stretches: [{ from: ago(7, '10:00'), to: ago(6, '10:30') }],
    });
    expect(await Promise.all([1, 2, 3, 4].map(() => past.active(9, 0)))).toEqual([2, 2, 2, 2]);
    expect([await days().countDocuments(), await past.active(9, 0)]).toEqual([7, 2]);
  });

  it('is counted as of its latest mark', async () => {
    whileCounting(() => past.rideTold({ from: ago(3, '10:00'), to: ago(3, '10:30') }));
    expect(await past.active(3)).toBe(0);
    expect(await days().findById(dayAgo(3)).lean()).not.toHaveProperty('countedMarks');
    expect(await past.active(3)).toBe(1);
    expect(await days().findById(dayAgo(3)).lean()).toMatchObject({ marks: 1, countedMarks: 1 });
  });

  it('is counted for the question that cannot store it', async () => {
    await past.stored({ stretches: [{ from: ago(4, '10:00'), to: ago(3, '10:30') }] });
    whileCounting(() => get(DriverDayRepository).mark(dayAgo(3)));
    expect([await past.active(3), await past.active(4)]).toEqual([1, 1]);
  });
});

describe('an end that is told of days later', () => {
  it('counts at the next question: of a ride, of a stretch, by a snapshot republish', async () => {
    expect(await past.active(9, 3)).toBe(0);
    await past.rideTold({ from: ago(8, '23:50'), to: ago(7, '00:10') });
    expect([await past.active(9, 3), await past.active(8), await past.active(7), await past.active(6)]).toEqual([
      1, 1, 1, 0,
    ]);
    await past.stretchTold({ from: ago(9, '10:00'), to: ago(5, '10:00') });
    expect([await past.active(9, 3), await past.active(8), await past.active(6), await past.active(4)]).toEqual([
      2, 2, 1, 0,
    ]);
    await past.rideTold({ from: ago(3, '10:00'), to: ago(3, '10:10') }, { republished: true });
    expect([await past.active(9, 3), await past.active(3)]).toEqual([3, 1]);
  });

  it('changes nothing when it is told of again', async () => {
    await past.active(9, 0);
    const again = [
      await past.rideTold({ from: ago(8, '23:50'), to: ago(7, '00:10') }),
      await past.stretchTold({ from: ago(9, '10:00'), to: ago(5, '10:00') }),
    ];
    expect(await past.active(9, 0)).toBe(2);
    for (const tell of again) await tell();
    expect([await past.active(9, 0), await past.active(8), await past.active(4)]).toEqual([2, 2, 0]);
  });

  it('makes no day of its own, nor does one that is told of in time', async () => {
    await past.rideTold({ from: ago(8, '10:00'), to: ago(8, '10:10') });
    await past.rideTold({ from: ago(1, '10:00'), to: ago(0, '10:10') });
    expect(await days().countDocuments()).toBe(0);
  });

  it('has its own day counted again, and no other', async () => {
    await past.active(9, 0);
    await past.stretchTold({ from: ago(9, '10:00'), to: ago(5, '10:00') });
    const read = readDays();
    await past.active(9, 0);
    expect(read).toEqual([ago(5, '00:00').toISOString()]);
  });
});
