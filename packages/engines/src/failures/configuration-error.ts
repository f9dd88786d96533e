/** What the environment asked for is missing or wrong: one sentence, every key by name, never a value. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigurationError';
  }
}
