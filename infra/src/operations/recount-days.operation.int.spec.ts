import { OperatorsDatabase } from './testing/operators-database.js';

interface Day {
  _id: string;
  marks: number;
  countedMarks: number;
}

let operator: OperatorsDatabase;
beforeAll(async () => {
  operator = await OperatorsDatabase.start();
}, 30_000);
afterAll(() => operator?.close(), 30_000);

const recount = (...args: string[]) => operator.run('recount-days', ...args);
const daysOf = (owner: 'ride' | 'driver') => operator.client.db(`pothik_${owner}`).collection<Day>(`${owner}_days`);
const marked = async (owner: 'ride' | 'driver') =>
  (await daysOf(owner).find().sort({ _id: 1 }).toArray()).map(({ marks, countedMarks }) => marks > countedMarks);

describe('an operator who has days counted again', () => {
  beforeEach(async () => {
    for (const owner of ['ride', 'driver'] as const) {
      const counted = ['2026-10-31', '2026-11-01', '2026-11-02'].map((_id) => ({ _id, marks: 2, countedMarks: 2 }));
      await daysOf(owner).deleteMany({});
      await daysOf(owner).insertMany(counted);
    }
  });

  it('marks every stored day', async () => {
    expect(await recount()).toEqual([0, 'To be counted again: 3 days of rides, 3 days of active drivers.']);
    expect(await marked('ride')).toEqual([true, true, true]);
    expect(await marked('driver')).toEqual([true, true, true]);
  });

  it('marks those from a day on', async () => {
    const [code, sentence] = await recount('--from', '2026-11-01');
    expect([code, sentence]).toEqual([0, 'To be counted again: 2 days of rides, 2 days of active drivers.']);
    expect(await marked('ride')).toEqual([false, true, true]);
  });

  it.each(['yesterday', '2026-13-01', '', '2026-11-01T00:00'])('is refused for %j, and marks nothing', async (from) => {
    expect(await recount('--from', from)).toEqual([1, '--from is a day, as 2026-11-01.']);
    expect(await marked('ride')).toEqual([false, false, false]);
  });
});
