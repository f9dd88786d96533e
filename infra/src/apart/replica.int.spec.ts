import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessGuard } from './engines-under-control.js';
import { type Ending, Replica } from './replica.js';

/** Says that it runs, and ends as a signal asks: 0 in order, 3 when told to be clumsy. */
const SERVICE = `
  const { writeFileSync } = require('node:fs');
  console.log('started');
  process.on('SIGTERM', () => process.exit(process.env.CLUMSY ? 3 : 0));
  setInterval(() => {}, 1000);
  writeFileSync(process.env.SIGN, String(process.pid));
`;
const PATIENCE_MS = 20_000;

let folder: string;
let replica: Replica;
let deaths: Ending[];
let watched: Set<number>;

const at = (name: string) => path.join(folder, name);
const signedBy = () => (existsSync(at('sign')) ? Number(readFileSync(at('sign'), 'utf8')) : undefined);

/** Waits until the process that runs now has come so far that it answers signals. */
async function untilRunning(): Promise<number> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const { pid } = replica.state();
    if (pid !== undefined && signedBy() === pid) return pid;
    if (Date.now() > patience) throw new Error('the process does not run');
    await pause(10);
  }
}

function newReplica(program = SERVICE, environment: NodeJS.ProcessEnv = {}): Replica {
  writeFileSync(at('service.cjs'), program);
  const guard: ProcessGuard = {
    watch: (pid) => watched.add(pid),
    forget: (pid) => watched.delete(pid),
  };
  const plan = {
    name: 'ride',
    replica: 1,
    port: 1,
    managementPort: 2,
    folder,
    program: 'service.cjs',
    environment: { ...process.env, SIGN: at('sign'), ...environment },
    logFile: at('ride-1.log'),
  } as const;
  return new Replica(plan, guard, (_replica, ending) => deaths.push(ending));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-replica-'));
  deaths = [];
  watched = new Set();
  replica = newReplica();
});

afterEach(async () => {
  await replica.stop(PATIENCE_MS);
  rmSync(folder, { recursive: true });
});

describe('a process of a service', () => {
  it('is started again when it is killed, and counts its starts', async () => {
    replica.start();
    const first = await untilRunning();
    expect(replica.kill()).toBe(first);
    await expect(untilAnother(first)).resolves.not.toBe(first);
    expect(replica.state()).toMatchObject({ name: 'ride', replica: 1, port: 1, starts: 2 });
    expect(deaths).toEqual([{ code: null, signal: 'SIGKILL' }]);
  });

  it('is not started again once it is stopped, and says how it ended', async () => {
    replica.start();
    await untilRunning();
    expect(await replica.stop(PATIENCE_MS)).toEqual({ code: 0, signal: null });
    expect(replica.state()).toMatchObject({ pid: undefined, starts: 1 });
    expect(deaths).toEqual([]);
  });

  it('tells an exit code that is not 0', async () => {
    replica = newReplica(SERVICE, { CLUMSY: 'yes' });
    replica.start();
    await untilRunning();
    expect(await replica.stop(PATIENCE_MS)).toEqual({ code: 3, signal: null });
  });

  it('is killed when it does not end in time', async () => {
    replica = newReplica(SERVICE.replace("process.on('SIGTERM', ", "process.on('SIGTERM', () => {}, "));
    replica.start();
    await untilRunning();
    expect(await replica.stop(1)).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('that dies whenever it is started counts its deaths, and leaves its words in its log', async () => {
    replica = newReplica("console.log('no address'); process.exit(1);");
    replica.start();
    const patience = Date.now() + PATIENCE_MS;
    while (replica.deathsInARow < 2 && Date.now() < patience) await pause(10);
    expect(deaths.slice(0, 2)).toEqual([
      { code: 1, signal: null },
      { code: 1, signal: null },
    ]);
    expect(replica.lastWords()).toContain('no address');
  });

  it('stands under the guard exactly while it runs', async () => {
    replica.start();
    const pid = await untilRunning();
    expect([...watched]).toEqual([pid]);
    await replica.stop(PATIENCE_MS);
    expect([...watched]).toEqual([]);
  });

  it('cannot be killed while it is stopped', () => {
    expect(() => replica.kill()).toThrow('ride 1 is not running');
  });
});

async function untilAnother(first: number): Promise<number> {
  const patience = Date.now() + PATIENCE_MS;
  while (signedBy() === first && Date.now() < patience) await pause(10);
  return untilRunning();
}
