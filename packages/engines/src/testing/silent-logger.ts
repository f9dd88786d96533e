import { Logger } from '../logging/logger.js';

const nothing = () => undefined;

/** For tests of adapters: log lines are not part of their contract. */
export class SilentLogger extends Logger {
  readonly debug = nothing;
  readonly info = nothing;
  readonly warn = nothing;
  readonly error = nothing;

  child(): Logger {
    return this;
  }
}
