import { Logger } from '../logging/logger.js';

const nothing = () => undefined;

/** For tests of adapters: what they tell is not what they promise. */
export class SilentLogger extends Logger {
  readonly debug = nothing;
  readonly info = nothing;
  readonly warn = nothing;
  readonly error = nothing;

  child(): Logger {
    return this;
  }
}
