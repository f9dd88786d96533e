import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { StartRefusal } from './start-refusal.js';

const RESTARTS_PER_MINUTE = 5;
const READY_LINE = /ready on mongodb:\/\/127\.0\.0\.1:(\d+)/;
const MINUTE_MS = 60_000;

export interface DatabaseChild {
  url: string;
  /** The child's process id, which changes when it is started again. */
  processId(): number | undefined;
  /** Ends the child and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Runs the embedded database in a process of its own. The child ignores signals to the group and ends when this process's
 * pipe closes, however this process dies. When the child dies it is started again on the same port.
 * @param onGivenUp called once when it died more than five times within a minute
 * @throws StartRefusal with the child's own sentence when it does not come up
 */
export async function startDatabaseChild(
  directory: string,
  onGivenUp: (reason: string) => void,
): Promise<DatabaseChild> {
  const deaths: number[] = [];
  let stopping = false;
  let current = await spawnOnce(directory, 0);
  const { port } = current;

  const watch = (): void => {
    current.child.once('exit', async () => {
      if (stopping) return;
      const now = Date.now();
      deaths.push(now);
      if (deaths.filter((at) => now - at < MINUTE_MS).length > RESTARTS_PER_MINUTE) {
        onGivenUp('The database stopped more than five times within a minute.');
        return;
      }
      await restart();
    });
  };
  const restart = async (): Promise<void> => {
    try {
      current = await spawnOnce(directory, port);
    } catch (error) {
      onGivenUp(`The database cannot be started again: ${(error as Error).message}`);
      return;
    }
    if (stopping) current.child.stdin?.end();
    watch();
  };
  watch();

  return {
    url: `mongodb://127.0.0.1:${port}`,
    processId: () => current.child.pid,
    stop: async () => {
      stopping = true;
      if (current.child.exitCode !== null || current.child.signalCode !== null) return;
      const gone = new Promise((resolve) => current.child.once('exit', resolve));
      current.child.stdin?.end();
      await gone;
    },
  };
}

function spawnOnce(directory: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const program = path.join(path.dirname(createRequire(import.meta.url).resolve('@pothik/embedded-mongo')), 'main.js');
  const args = [program, '--dir', directory, '--port', String(port), '--parent-pipe'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let words = '';
    child.stderr.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-2000);
    });
    child.once('exit', () => reject(new StartRefusal(words.trim() || 'The database ended before it was ready.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = READY_LINE.exec(line);
      if (ready) resolve({ child, port: Number(ready[1]) });
    });
  });
}
