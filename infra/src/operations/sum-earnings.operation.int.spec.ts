import { ObjectId } from 'mongodb';
import { OperatorsDatabase } from './testing/operators-database.js';

let operator: OperatorsDatabase;
beforeAll(async () => {
  operator = await OperatorsDatabase.start();
}, 30_000);
afterAll(() => operator?.close(), 30_000);

const id = (number: number) => new ObjectId(number.toString(16).padStart(24, '0'));
const collection = (name: string) => operator.client.db('pothik_driver').collection<{ _id: ObjectId }>(name);
const line = (number: number, driver: number, fare: number) => ({ _id: id(number), driverId: id(driver), fare });

describe('an operator who has earnings summed', () => {
  it('repairs totals that differ from the ledger, and no others', async () => {
    await collection('drivers').insertMany([1, 2, 3].map((number) => ({ _id: id(number) })));
    await collection('earnings').insertMany([line(10, 1, 100), line(11, 1, 50), line(12, 2, 70), line(13, 3, 30)]);
    const rest = { counted: [id(10)], addsFrom: new Date('2026-11-02T06:00:00Z') };
    await collection('driver_records').insertMany([
      { _id: id(1), totalRides: 2, totalEarnings: 150, timesSummed: 4, ...rest } as never,
      { _id: id(2), totalRides: 3, totalEarnings: 140, timesSummed: 4, ...rest } as never,
    ]);

    expect(await operator.run('sum-earnings')).toEqual([0, 'Totals repaired: of 2 drivers.']);

    expect(await collection('driver_records').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: id(1), totalRides: 2, totalEarnings: 150, timesSummed: 4, ...rest },
      { _id: id(2), totalRides: 1, totalEarnings: 70, timesSummed: 5, ...rest },
      { _id: id(3), totalRides: 1, totalEarnings: 30, timesSummed: 1 },
    ]);
    expect(await operator.run('sum-earnings')).toEqual([0, 'Totals repaired: of 0 drivers.']);
  });
});
