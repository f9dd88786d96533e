import { run } from '../../infra/local/run.mjs';
import { outputOf } from '../../infra/programs/programs.mjs';

/** Docker's client with the variables of one engine. */
export class Docker {
  /** @param {NodeJS.ProcessEnv} environment */
  constructor(environment) {
    this.environment = environment;
  }

  /** What a command prints. @param {string[]} args @throws {Error} with a line of its output */
  output(args, options = {}) {
    return outputOf('docker', args, { env: this.environment, ...options });
  }

  /** Runs a command with its output on the screen. @returns {Promise<boolean>} whether it succeeded */
  async succeeds(args) {
    return (await run('docker', args, { env: this.environment })) === 0;
  }

  /** Each line of a command with `--format json`, read. @returns {Promise<any[]>} */
  async lines(args) {
    const words = await this.output([...args, '--format', 'json']);
    return words
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  }

  /** Whether an image is there, or its registry gives it. @param {string} image */
  async has(image) {
    const there = await this.output(['image', 'inspect', '--format', '{{.Id}}', image]).then(
      () => true,
      () => false,
    );
    return there || this.pulls(image);
  }

  /** @param {string} image */
  pulls(image) {
    return this.output(['pull', '--quiet', image]).then(
      () => true,
      () => false,
    );
  }
}
