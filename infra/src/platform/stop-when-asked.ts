const STOP_WITHIN_MS = 10_000;
const PARENT_LOOKED_AT_EVERY_MS = 500;

/**
 * SIGINT and SIGTERM stop in order; what is not done within ten seconds is cut off. So does the end of npm: a signal sent to
 * `npm start` reaches npm's shell and not the program in it, and nobody wants a platform that outlives its command.
 */
export function stopWhenAsked(stop: () => Promise<void>): void {
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

function whenOrphaned(act: () => Promise<void>): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    void act();
  }, PARENT_LOOKED_AT_EVERY_MS);
  look.unref();
}
