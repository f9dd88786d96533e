import type { LoggerService } from '@nestjs/common';
import type { Logger } from '@pothik/engines';

/** Writes Nest's log messages as our lines. Nest's messages while it wires modules are at debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.logger.debug(fieldsOf(details), String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    const fields = message instanceof Error ? { error: message, ...fieldsOf(details) } : fieldsOf(details);
    this.logger.error(fields, message instanceof Error ? message.message : String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.logger.warn(fieldsOf(details), String(message));
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.logger.debug(fieldsOf(details), String(message));
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.logger.debug(fieldsOf(details), String(message));
  }
}

/** Nest passes the name of the logging class last, after all other details. */
function fieldsOf(details: unknown[]): object {
  const source = details.at(-1);
  const others = details.slice(0, -1);
  return { ...(source === undefined ? {} : { source }), ...(others.length > 0 ? { details: others } : {}) };
}
