/** A setting is missing or wrong: one sentence that names every key, and never a value. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigurationError';
  }
}
