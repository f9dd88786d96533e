const STOP_WITHIN_MS = 10_000;
const PARENT_LOOKED_AT_EVERY_MS = 500;

/**
 * Stops on SIGINT and SIGTERM, within ten seconds, then exits. The end of npm also stops it: a signal sent to
 * `npm start` reaches npm's shell and not this program, which must not outlive its command.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(stopOnce);
}

function whenOrphaned(stop: () => Promise<void>): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    void stop();
  }, PARENT_LOOKED_AT_EVERY_MS);
  look.unref();
}
