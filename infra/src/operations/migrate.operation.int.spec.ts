import { authService } from '@pothik/auth';
import { driverService } from '@pothik/driver';
import { rideService } from '@pothik/ride';
import { OperatorsDatabase } from './testing/operators-database.js';

let operator: OperatorsDatabase;
beforeAll(async () => {
  operator = await OperatorsDatabase.start();
}, 30_000);
afterAll(() => operator?.close(), 30_000);

const migrate = (...args: string[]) => operator.run('migrate', ...args);
const ride = () => operator.client.db('pothik_ride');

describe('an operator who migrates before the new release starts', () => {
  it('migrates the databases of all services, and finds them done the next time', async () => {
    const former = { _id: 'd1', aggregateVersion: 3, experience: 4 };
    await ride().collection<{ _id: string }>('driverfacts').insertOne(former);
    const done = [
      0,
      `auth: all of ${authService.migrations?.length} are done`,
      'user: has no migrations',
      `driver: all of ${driverService.migrations?.length} are done`,
      `ride: all of ${rideService.migrations?.length} are done`,
      'notification: all of 2 are done',
    ];
    expect(await migrate()).toEqual(done);
    expect(await ride().collection('facts').find().toArray()).toEqual([former]);
    expect(await migrate()).toEqual(done);
  }, 30_000);

  it('migrates one service', async () => {
    expect(await migrate('--service', 'user')).toEqual([0, 'user: has no migrations']);
  });

  it('changes nothing in a database that a later release has migrated', async () => {
    const runs = ride().collection<{ _id: number }>('migrations');
    await runs.insertOne({ _id: 9_999 });
    expect(await migrate('--service', 'ride')).toEqual([
      0,
      'ride: a later release has migrated it; nothing was changed',
    ]);
    await runs.deleteOne({ _id: 9_999 });
  });

  it('reads why a migration cannot be undone, and what to do', async () => {
    const [code, sentence] = await migrate('--service', 'ride', '--undo', '1');
    expect([code, sentence]).toEqual([
      1,
      expect.stringContaining('Migration 1 cannot be undone: the former collections'),
    ]);
  });

  it.each([
    [['--service', 'rides'], '--service is one of auth, user, driver, ride, notification.'],
    [['--undo', '1'], '--undo needs --service: each service numbers its own.'],
    [['--service', 'ride', '--undo', 'last'], '--undo is the number of a migration.'],
    [['--service', 'user', '--undo', '1'], 'Migration 1 did not run here.'],
  ])('reads what is wrong with %j', async (args, sentence) => {
    expect(await migrate(...args)).toEqual([1, sentence]);
  });
});
