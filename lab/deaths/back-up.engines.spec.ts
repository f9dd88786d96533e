import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeAll } from '../../e2e/support/close-all.js';
import type { DistributedControl } from '../../e2e/support/distributed-control.js';
import {
  answersOfAll,
  expectDeletedRemembered,
  expectSameAnswers,
  liveIn,
  type Residents,
} from '../../e2e/support/lived-in.js';
import { runToEnd } from '../../e2e/support/run-to-end.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { everybodyReady } from './kill.js';

const WITHIN_MS = 400_000;
const options = { distributed: ['--instances', '1'], environment: { RATE_LIMITS: 'off' } };

let folder: string;
let platform: DistributedPlatform;
let residents: Residents;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-back-up-'));
  platform = await startDistributed({ ...options, demonstration: 'with seeded rides' });
  residents = await liveIn(platform, WITHIN_MS);
}, WITHIN_MS);

afterAll(async () => {
  await closeAll([() => platform?.stop(), () => rmSync(folder, { recursive: true, force: true })]);
}, WITHIN_MS);

/** Gateways first, so that no new work arrives. The engines keep running. */
async function stopServices(control: DistributedControl): Promise<void> {
  const processes = await control.processes();
  const isGateway = ({ name }: { name: string }) => name === 'gateway';
  const ordered = [processes.filter(isGateway), processes.filter((one) => !isGateway(one))];
  for (const group of ordered) {
    const endings = await Promise.all(group.map(({ name, instance }) => control.stopService(name, instance)));
    expect(endings).toEqual(group.map(() => ({ code: 0, signal: null })));
  }
}

async function startServices(control: DistributedControl): Promise<void> {
  for (const { name, instance } of await control.processes()) await control.startService(name, instance);
  await everybodyReady(control);
}

/** Runs an operator's command on the engines of the platform. */
async function operate(...args: string[]): Promise<string> {
  const addresses = await platform.control.addresses();
  const { code, output, errors } = await runToEnd([path.resolve('infra', 'local', 'ops.mjs'), ...args], addresses);
  expect([code, errors]).toEqual([0, '']);
  return output;
}

it(
  'a platform restored into empty engines returns the same answers to everybody, still logged in',
  async () => {
    const { port, directory } = platform;
    const before = await answersOfAll(platform.url, residents);
    await stopServices(platform.control);
    await operate('backup', path.join(folder, 'backup'));
    // DATA_DIR with the keys stays; the engines and their data are deleted.
    await platform.stop({ keepData: true });

    platform = await startDistributed({ ...options, directory, port, demonstration: false });
    await stopServices(platform.control);
    await operate('restore', path.join(folder, 'backup'));
    await startServices(platform.control);

    expectSameAnswers(await answersOfAll(platform.url, residents), before);
    await expectDeletedRemembered(platform.url);
    expect(await operate('check-invariants')).not.toContain('BROKEN');
  },
  WITHIN_MS,
);
