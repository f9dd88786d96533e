import type { Logger } from '@pothik/engines';

/** What nobody caught ends the process: its state is unknown, and whoever watches it starts a fresh one. */
export function guardProcess(logger: Logger): void {
  const end = (what: string) => (error: unknown) => {
    logger.error({ error }, what);
    process.exit(1);
  };
  process.on('uncaughtException', end('uncaught exception'));
  process.on('unhandledRejection', end('unhandled rejection'));
}
