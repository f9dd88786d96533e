import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from './end-process.js';

const LONG_MS = 60_000;

/** A process that has begun to run; `onSigterm` is JavaScript. */
async function processThat(onSigterm: string) {
  const program = `process.on('SIGTERM', () => { ${onSigterm} }); setInterval(() => {}, 1000); console.log('runs');`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe('a process of a test', () => {
  it('may end by itself', async () => {
    expect(await endProcess(await processThat('process.exit(3)'), LONG_MS)).toBe(3);
  });

  it('is killed when it does not end', async () => {
    const child = await processThat('');
    expect(await endProcess(child, 1)).toBeNull();
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('is killed when it is stopped and notices nothing', async () => {
    const child = await processThat('process.exit(0)');
    child.kill('SIGSTOP');
    expect(await endProcess(child, 1)).toBeNull();
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('may have ended before', async () => {
    const child = await processThat('process.exit(0)');
    await endProcess(child, LONG_MS);
    expect(await endProcess(child, LONG_MS)).toBe(0);
  });
});
