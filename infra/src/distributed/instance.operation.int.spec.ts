import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessGuard } from './engines-under-control.js';
import { type Ending, Instance } from './instance.js';

/** Prints that it runs, and exits on a signal: with 0, or with 3 when it is to fail. */
const SERVICE = `
  const { writeFileSync } = require('node:fs');
  console.log('started');
  process.on('SIGTERM', () => process.exit(process.env.CLUMSY ? 3 : 0));
  setInterval(() => {}, 1000);
  writeFileSync(process.env.SIGN, String(process.pid));
`;
const PATIENCE_MS = 20_000;

let folder: string;
let instance: Instance;
let deaths: Ending[];
let watched: Set<number>;

const at = (name: string) => path.join(folder, name);
const signedBy = () => (existsSync(at('sign')) ? Number(readFileSync(at('sign'), 'utf8')) : undefined);

/** Waits until the current process handles signals. */
async function untilRunning(): Promise<number> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const { pid } = instance.state();
    if (pid !== undefined && signedBy() === pid) return pid;
    if (Date.now() > patience) throw new Error('the process does not run');
    await pause(10);
  }
}

function newInstance(program = SERVICE, environment: NodeJS.ProcessEnv = {}): Instance {
  writeFileSync(at('service.cjs'), program);
  const guard: ProcessGuard = {
    watch: (pid) => watched.add(pid),
    unwatch: (pid) => watched.delete(pid),
  };
  const plan = {
    name: 'ride',
    instance: 1,
    port: 1,
    managementPort: 2,
    folder,
    program: 'service.cjs',
    environment: { ...process.env, SIGN: at('sign'), ...environment },
    logFile: at('ride-1.log'),
  } as const;
  return new Instance(plan, guard, (_replica, ending) => deaths.push(ending));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-instance-'));
  deaths = [];
  watched = new Set();
  instance = newInstance();
});

afterEach(async () => {
  await instance.stop(PATIENCE_MS);
  rmSync(folder, { recursive: true });
});

describe('a process of a service', () => {
  it('is restarted when it is killed, and counts its starts', async () => {
    instance.start();
    const first = await untilRunning();
    expect(instance.kill()).toBe(first);
    await expect(untilAnother(first)).resolves.not.toBe(first);
    expect(instance.state()).toMatchObject({ name: 'ride', instance: 1, port: 1, starts: 2 });
    expect(deaths).toEqual([{ code: null, signal: 'SIGKILL' }]);
  });

  it('is not restarted after a stop, which returns how it ended', async () => {
    instance.start();
    await untilRunning();
    expect(await instance.stop(PATIENCE_MS)).toEqual({ code: 0, signal: null });
    expect(instance.state()).toMatchObject({ pid: undefined, starts: 1 });
    expect(deaths).toEqual([]);
  });

  it('reports an exit code other than 0', async () => {
    instance = newInstance(SERVICE, { CLUMSY: 'yes' });
    instance.start();
    await untilRunning();
    expect(await instance.stop(PATIENCE_MS)).toEqual({ code: 3, signal: null });
  });

  it('is killed when it does not end in time', async () => {
    instance = newInstance(SERVICE.replace("process.on('SIGTERM', ", "process.on('SIGTERM', () => {}, "));
    instance.start();
    await untilRunning();
    expect(await instance.stop(1)).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('that dies at every start counts its deaths, and its output is in its log', async () => {
    instance = newInstance("console.log('no address'); process.exit(1);");
    instance.start();
    const patience = Date.now() + PATIENCE_MS;
    while (instance.deathsInARow < 2 && Date.now() < patience) await pause(10);
    expect(deaths.slice(0, 2)).toEqual([
      { code: 1, signal: null },
      { code: 1, signal: null },
    ]);
    expect(instance.lastWords()).toContain('no address');
  });

  it('is registered with the watcher exactly while it runs', async () => {
    instance.start();
    const pid = await untilRunning();
    expect([...watched]).toEqual([pid]);
    await instance.stop(PATIENCE_MS);
    expect([...watched]).toEqual([]);
  });

  it('cannot be killed while it is stopped', () => {
    expect(() => instance.kill()).toThrow('ride 1 is not running');
  });
});

async function untilAnother(first: number): Promise<number> {
  const patience = Date.now() + PATIENCE_MS;
  while (signedBy() === first && Date.now() < patience) await pause(10);
  return untilRunning();
}
