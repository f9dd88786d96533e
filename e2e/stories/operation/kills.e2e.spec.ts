import { execFileSync } from 'node:child_process';
import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { endOf, isGone } from '../../support/end-process.js';
import { eventually } from '../../support/eventually.js';
import { book, logIn } from '../../support/people.js';
import { type RunningPlatform, startPlatform } from '../../support/platform.js';
import type { Visitor } from '../../support/visitor.js';

/** Kills of each kind; `npm run test:long` kills 20 times. */
const ROUNDS = process.env.LONG ? 20 : 2;
const FARE = 150;
const PATIENCE_MS = 30_000;

let platform: RunningPlatform;

const environment = { RATE_LIMITS: 'off' };
const childrenOf = (pid: number | undefined): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child as number);

/** Repeats a command under one idempotency key until it is acknowledged, as a browser on a bad connection does. */
const insist = <Result>(command: (key: Record<string, string>) => Promise<Result>): Promise<Result> => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  return eventually(() => command(key), PATIENCE_MS);
};

interface People {
  rider: Visitor;
  driver: Visitor;
  driverId: string;
  before: DriverView;
}

async function profileOf(driver: Visitor): Promise<DriverView> {
  return (await driver.call(driverHttp.drivers, {})).data[0] as DriverView;
}

/** The people, once every completed ride is in the driver's totals. */
async function assemble(): Promise<People> {
  const rider = await logIn(platform.url, 'rider@pothik.test');
  const driver = await logIn(platform.url, 'driver@pothik.test');
  const before = await eventually(async () => {
    const { meta } = await driver.call(rideHttp.rides, { rideStatus: 'COMPLETED' });
    const profile = await profileOf(driver);
    expect(profile.totalRides).toBe(meta.total);
    return profile;
  }, PATIENCE_MS);
  return { rider, driver, driverId: before._id, before };
}

/** More than five crashes a minute end the platform by design, so it is stopped and started every few rounds. */
async function restartEvery(rounds: number, round: number): Promise<void> {
  if (round === 0 || round % rounds !== 0) return;
  await platform.stop({ keepData: true });
  const { directory, port } = platform;
  platform = await startPlatform({ directory, port, demonstration: true, environment });
}

/** One ride from request to COMPLETED, each step repeated until acknowledged; `disturb` kills during one of them. */
async function drive({ rider, driver, driverId }: People, disturb: (step: number) => void): Promise<RideView> {
  const ride = await eventually(() => book(rider, driverId), PATIENCE_MS);
  const to = (rideStatus: 'ACCEPTED' | 'IN TRANSIT' | 'COMPLETED') =>
    insist((key) => driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus }, key));
  disturb(0);
  await to('ACCEPTED');
  disturb(1);
  await insist((key) => driver.call(rideHttp.setFare, { rideId: ride._id, fare: FARE }, key));
  disturb(2);
  const agreed = await eventually(() => rider.call(rideHttp.getRide, { rideId: ride._id }), PATIENCE_MS);
  await insist((key) => driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: agreed.startCode ?? '' }, key));
  disturb(3);
  await to('IN TRANSIT');
  disturb(4);
  return to('COMPLETED');
}

/** Every acknowledged write and the effect of every event: history, earnings, and that the driver is free again. */
async function expectWholeStory({ rider, driver, driverId, before }: People, ride: RideView): Promise<void> {
  await eventually(async () => {
    const { history, rideStatus } = await rider.call(rideHttp.getRide, { rideId: ride._id });
    expect(rideStatus).toBe('COMPLETED');
    expect(history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
    const after = await profileOf(driver);
    expect(after.totalRides).toBe(before.totalRides + 1);
    expect(after.totalEarnings).toBe(before.totalEarnings + FARE);
    const free = await rider.call(driverHttp.freeDrivers, {});
    expect(free.data.map(({ _id }) => _id)).toContain(driverId);
  }, PATIENCE_MS);
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe('killed during a ride, no acknowledged write is lost', () => {
  beforeAll(async () => {
    platform = await startPlatform({ demonstration: true, environment });
  });

  afterAll(() => platform?.stop());

  it.each(rounds)('kill -9 of the database: the platform restarts it and recovers (%i)', async (round) => {
    await restartEvery(4, round);
    const people = await assemble();
    const ride = await drive(people, (step) => {
      if (step !== round % 5) return;
      for (const child of childrenOf(platform.process.pid)) process.kill(child, 'SIGKILL');
    });
    await expectWholeStory(people, ride);
  });

  it.each(rounds)(
    'kill -9 of the platform: no child process stays, and the next start has every write (%i)',
    async (round) => {
      const people = await assemble();
      const ride = await eventually(() => book(people.rider, people.driverId), PATIENCE_MS);
      await people.driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' });
      if (round % 2 === 1) await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: FARE });

      const children = childrenOf(platform.process.pid);
      const ended = endOf(platform.process);
      platform.process.kill('SIGKILL');
      await ended;
      await eventually(async () => expect(children.filter((child) => !isGone(child))).toEqual([]));
      platform = await startPlatform({
        directory: platform.directory,
        port: platform.port,
        demonstration: true,
        environment,
      });

      const stored = await people.rider.call(rideHttp.getRide, { rideId: ride._id });
      expect(stored).toMatchObject({ rideStatus: 'ACCEPTED', fare: round % 2 === 1 ? FARE : null });
      await insist((key) => people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: FARE }, key));
      const { startCode = '' } = await people.rider.call(rideHttp.getRide, { rideId: ride._id });
      await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: startCode });
      await people.driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'IN TRANSIT' });
      const completed = await people.driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'COMPLETED' });
      await expectWholeStory(people, completed);
    },
  );
});
