import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePairs } from '../../../e2e/counted/pairs.mjs';
import { eventually } from '../../../e2e/counted/person.mjs';
import { lineBeginning, start, startDatabase, stop } from '../../../e2e/counted/programs.mjs';
import { ride } from '../../../e2e/counted/ride.mjs';
import { READY, UNJUDGED } from '../running/platform.mjs';

const PROGRAM = path.join('lab', 'engines', 'distributed.mjs');

/** The services whose instances are compared; of every other one runs one. */
export const SCALED = ['gateway', 'ride'];

/**
 * Starts a checkout's distributed platform on Kafka, Redis, an object store and the embedded database in a process of its
 * own, does the work, then stops all.
 * @param {{ root: string }} checkout
 * @param {number} most instances of a service that can be running
 * @param {(platform: Distributed) => Promise<void>} work
 */
export async function inDistributed({ root }, most, work) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-scale-'));
  const database = await startDatabase(path.join(directory, 'database'), { root });
  const own = { DEMO: 'people', RATE_LIMITS: 'off', ...UNJUDGED, MONGO_URL: database.url };
  const program = start(path.join(root, PROGRAM), ['--instances', String(most)], {
    environment: own,
    hasChannel: true,
  });
  try {
    await lineBeginning(program, READY);
    const platform = new Distributed(program.child, database.child.pid);
    await platform.stopOthers();
    await work(platform);
  } finally {
    await stop(program);
    await stop(database);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The distributed platform as a bench sees it: its processes, and which of them run. */
export class Distributed {
  #asked = 0;

  constructor(child, databasePid) {
    this.child = child.setMaxListeners(0);
    this.databasePid = databasePid;
  }

  /** Every process that runs now: name, instance, pid and ports. */
  async processes() {
    return (await this.#ask('processes')).filter(({ pid }) => pid !== undefined);
  }

  addresses() {
    return this.#ask('addresses');
  }

  /** Leaves one instance of each service that is not compared. */
  async stopOthers() {
    const others = (await this.processes()).filter(({ name, instance }) => !SCALED.includes(name) && instance > 1);
    for (const other of others) await this.#ask('stop-service', other);
  }

  /** Lets `count` instances of the compared services run, and waits until all are ready. */
  async run(count) {
    const scaled = (await this.#ask('processes')).filter(({ name }) => SCALED.includes(name));
    for (const each of scaled) await this.#ask(each.instance > count ? 'stop-service' : 'start-service', each);
    await eventually(async () => {
      const ready = (await this.#ask('ready')).filter(({ ready: isReady }) => isReady);
      if (ready.length < (await this.processes()).length) throw new Error('Not every instance is ready.');
    });
  }

  /** Riders and drivers, who have had a ride. */
  async makePairs(count) {
    const [url] = await this.gateways();
    const { SMTP_INBOX_URL } = await this.addresses();
    const pairs = await makePairs({ url, mailUrl: `${SMTP_INBOX_URL}/dev/mail.json` }, count);
    for (const pair of pairs) await eventually(() => ride(pair));
    return pairs;
  }

  /** Addresses of the gateways that run. */
  async gateways() {
    const gateways = (await this.processes()).filter(({ name }) => name === 'gateway');
    return gateways.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  /** One command of `infra/src/distributed/control.ts`. */
  #ask(what, { name, instance } = {}) {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer) => {
        if (answer.id !== id) return;
        this.child.off('message', onAnswer);
        if (answer.failed === undefined) resolve(answer.done);
        else reject(new Error(`${what}: ${answer.failed}`));
      };
      this.child.on('message', onAnswer);
      this.child.send({ id, do: what, name, instance });
    });
  }
}
