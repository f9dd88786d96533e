import { untilItAnswers } from '../answering.mjs';
import { CLIENTS } from '../clients/index.mjs';
import { ADDRESS_KEYS } from '../names.mjs';

/** An engine whose address is in the environment: it is run elsewhere. */
export class GivenEngine {
  way = 'given';

  constructor(name, environment) {
    this.name = name;
    this.client = CLIENTS[name];
    this.environment = environment;
  }

  async install() {}

  start() {
    return untilItAnswers(`${this.name}, as given in the environment,`, () => this.client.answers(this.addresses()));
  }

  /** @throws {Error} always */
  async kill() {
    throw new Error(
      `${this.name} is given in the environment (${ADDRESS_KEYS[this.name][0]}): only its owner can kill it.`,
    );
  }

  async stop() {}

  /** @throws {Error} unless the environment says ENGINES_MAY_BE_EMPTIED=yes */
  async empty() {
    if (this.environment.ENGINES_MAY_BE_EMPTIED !== 'yes') {
      throw new Error(
        `${this.name} is given in the environment: its data of Pothik is deleted only with ENGINES_MAY_BE_EMPTIED=yes.`,
      );
    }
    await this.client.removeOurs(this.addresses());
  }

  version() {
    return this.client.version(this.addresses());
  }

  addresses() {
    return Object.fromEntries(ADDRESS_KEYS[this.name].map((key) => [key, this.environment[key]]));
  }
}
