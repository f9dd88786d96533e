import type { LoggerService } from '@nestjs/common';
import type { Logger } from '@pothik/engines';

/** Nest's own words, in our lines. What Nest tells while it wires modules is for debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.logger.debug(factsOf(details), String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    const fields = message instanceof Error ? { error: message, ...factsOf(details) } : factsOf(details);
    this.logger.error(fields, message instanceof Error ? message.message : String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.logger.warn(factsOf(details), String(message));
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.logger.debug(factsOf(details), String(message));
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.logger.debug(factsOf(details), String(message));
  }
}

/** Nest passes the name of the class that speaks last, and before it whatever else there is. */
function factsOf(details: unknown[]): object {
  const source = details.at(-1);
  const others = details.slice(0, -1);
  return { ...(source === undefined ? {} : { source }), ...(others.length > 0 ? { details: others } : {}) };
}
