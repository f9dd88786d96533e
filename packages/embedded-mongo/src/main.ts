import { readCommandLine, USAGE } from './command-line.js';
import { type EmbeddedMongo, StartError, startEmbeddedMongo } from './index.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when the server is to stop: on a signal or, under a parent, when its pipe closes. */
function waitForEnd(parentPipe: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => parentPipe || resolve());
    }
    if (parentPipe) {
      for (const event of ['end', 'close', 'error']) {
        process.stdin.once(event, () => resolve());
      }
      process.stdin.resume();
    }
  });
}

async function main(): Promise<void> {
  const { help, directory, port, synchronous, parentPipe } = readCommandLine(process.argv.slice(2));
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  // What the server stores is for its owner alone.
  process.umask(0o077);
  const end = waitForEnd(parentPipe);
  const server: EmbeddedMongo = await startEmbeddedMongo({ directory, port, synchronous });
  // The reader of this line may have ended already, which is no failure.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`embedded-mongo is ready on ${server.url}\n`);
  await end;
  await server.close();
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
}
