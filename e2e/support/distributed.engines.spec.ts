import { rmSync } from 'node:fs';
import type { DistributedControl, DistributedProcess } from './distributed-control.js';
import { endOf, isGone } from './end-process.js';
import { eventually } from './eventually.js';
import { type RunningPlatform, startPlatform } from './platform.js';

const PATIENCE_MS = 60_000;
const START_WITHIN_MS = 300_000;

let platform: RunningPlatform;
let control: DistributedControl;

beforeAll(async () => {
  process.env.PLATFORM = 'distributed';
  platform = await startPlatform();
  control = platform.control as DistributedControl;
}, START_WITHIN_MS);

afterAll(() => {
  platform?.process.kill('SIGKILL');
  if (platform) rmSync(platform.directory, { recursive: true, force: true });
});

const find = async (name: string, instance: number): Promise<DistributedProcess> => {
  const found = (await control.processes()).find((one) => one.name === name && one.instance === instance);
  if (found === undefined) throw new Error(`there is no ${name} ${instance}`);
  return found;
};

const untilAllReady = () =>
  eventually(async () => {
    const waiting = (await control.ready()).filter(({ ready, degraded }) => !ready || degraded.length > 0);
    expect(waiting).toEqual([]);
  }, PATIENCE_MS);

describe('the distributed platform', () => {
  it('runs two processes of the gateway and of each service, every one ready', async () => {
    const processes = await control.processes();
    expect(processes).toHaveLength(12);
    expect(new Set(processes.map(({ pid }) => pid)).size).toBe(12);
    expect((await control.ready()).map(({ ready }) => ready)).toEqual(Array(12).fill(true));
  });

  it(
    'starts a killed service again on its port',
    async () => {
      const { port } = await find('ride', 1);
      const killed = await control.kill('ride', 1);
      await untilAllReady();
      const again = await find('ride', 1);
      expect(again).toMatchObject({ port, starts: 2 });
      expect(again.pid).not.toBe(killed);
    },
    START_WITHIN_MS,
  );

  it(
    'lets a stopped service drain and exit with 0, and leaves it stopped until it is started',
    async () => {
      expect(await control.stopService('user', 2)).toEqual({ code: 0, signal: null });
      const down = (await control.ready()).filter(({ ready }) => !ready);
      expect(down).toEqual([{ name: 'user', instance: 2, ready: false, down: ['user'], degraded: [] }]);
      await control.startService('user', 2);
      await untilAllReady();
    },
    START_WITHIN_MS,
  );

  it(
    'leaves a killed engine down until it is started, and every process stays ready and says that it is degraded',
    async () => {
      await control.killEngine('redis');
      await eventually(async () => {
        for (const process of await control.ready())
          expect(process).toMatchObject({ ready: true, down: [], degraded: ['keyValue'] });
      }, PATIENCE_MS);
      await control.startEngine('redis');
      await untilAllReady();
    },
    START_WITHIN_MS,
  );

  it('says why it cannot execute a command', async () => {
    await expect(control.kill('nobody', 1)).rejects.toThrow('kill: there is no nobody 1');
  });

  it('leaves no process behind when it is killed', async () => {
    const pids = (await control.processes()).map(({ pid = 0 }) => pid);
    platform.process.kill('SIGKILL');
    await endOf(platform.process);
    await eventually(async () => expect(pids.filter((pid) => !isGone(pid))).toEqual([]), PATIENCE_MS);
  });

  it(
    'stops everything in order at SIGTERM, and exits with 0',
    async () => {
      const another = await startPlatform({ distributed: ['--instances', '1'] });
      const { SMTP_INBOX_URL } = await (another.control as DistributedControl).addresses();
      expect(await another.stop()).toBe(0);
      await expect(fetch(`${another.url}/health/live`)).rejects.toThrow();
      await expect(fetch(`${SMTP_INBOX_URL}/dev/mail.json`)).rejects.toThrow();
    },
    START_WITHIN_MS,
  );
});
