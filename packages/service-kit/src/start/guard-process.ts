import type { Logger } from '@pothik/engines';

/** Ends the process on an uncaught error: its state is unknown, and its supervisor starts a new one. */
export function guardProcess(logger: Logger): void {
  const end = (what: string) => (error: unknown) => {
    logger.error({ error }, what);
    process.exit(1);
  };
  process.on('uncaughtException', end('uncaught exception'));
  process.on('unhandledRejection', end('unhandled rejection'));
}
