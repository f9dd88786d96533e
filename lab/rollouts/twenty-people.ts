import { closeAll } from '../../e2e/support/close-all.js';
import { PASSWORD } from '../../e2e/support/people.js';
import { beginLoad } from '../traffic/begin-load.js';
import type { Load } from '../traffic/load.js';
import { Onlooker } from '../traffic/onlooker.js';
import { isRetriedByContract } from '../traffic/session/retried-by-contract.rules.js';
import { Session } from '../traffic/session/session.js';
import { wordsOfTry } from '../traffic/session/tries.js';
import { BrowsingPerson } from './browsing-person.js';
import type { RolloutFixture } from './rollout-fixture.js';

/** Eight riders and eight drivers, one onlooker, three riders in browsers: two cores carry no twenty browsers. */
const PAIRS = 7;
const RIDES_PER_SECOND = 0.5;
const ONLOOKER = 'rider3@pothik.test';
const IN_BROWSERS = ['rider@pothik.test', 'rider2@pothik.test', 'rider3@pothik.test'];

/** What people did and what went wrong since the outcome before, one line each. */
export interface Outcome {
  calls: number;
  pages: number;
  /** Calls that failed and that the web client makes again by itself: they are not in `failed`. */
  retried: string[];
  failed: string[];
  blank: string[];
}

/** Twenty people who use the platform through one entrance. */
export class TwentyPeople {
  /** Counts at the outcome before. */
  private before = { made: 0, failed: 0, pages: 0, wrong: 0 };

  private constructor(
    readonly load: Load,
    private readonly onlooker: Onlooker,
    private readonly browsing: readonly BrowsingPerson[],
  ) {}

  static async begin({ platform, balancer, browser }: RolloutFixture): Promise<TwentyPeople> {
    const options = { ridesPerSecond: RIDES_PER_SECOND, pairs: PAIRS, through: balancer.url };
    const load = await beginLoad(platform, options);
    const onlooker = new Onlooker(new Session(load.gateways, { email: ONLOOKER, password: PASSWORD }));
    const browsing = await Promise.all(IN_BROWSERS.map((email) => BrowsingPerson.open(browser, balancer.url, email)));
    const people = new TwentyPeople(load, onlooker, browsing);
    for (const person of [onlooker, ...browsing]) person.start();
    // The first ride with a driver may have to wait for his projection.
    people.outcome();
    return people;
  }

  outcome(): Outcome {
    const { before } = this;
    const { tries } = this.load.gateways;
    const { wrong } = this.load.journal;
    const failed = tries.failed.slice(before.failed);
    const pages = this.browsing.reduce((sum, { opened }) => sum + opened, 0);
    const outcome = {
      calls: tries.made - before.made,
      pages: pages - before.pages,
      retried: failed.filter(isRetriedByContract).map(wordsOfTry),
      failed: [
        ...failed.filter((one) => !isRetriedByContract(one)).map(wordsOfTry),
        ...wrong.slice(before.wrong),
        ...this.onlooker.faults.splice(0),
        ...this.browsing.flatMap((person) => person.failed.splice(0)),
      ],
      blank: this.browsing.flatMap(({ blank }) => blank.splice(0)),
    };
    this.before = { made: tries.made, failed: tries.failed.length, pages, wrong: wrong.length };
    return outcome;
  }

  /** Waits until everybody has finished what they do. */
  async stop(): Promise<void> {
    await Promise.all([this.onlooker, ...this.browsing].map((person) => person.stop()));
    await this.load.drain();
  }

  async close(): Promise<void> {
    // The load first: its gateways are the onlooker's too, whose calls would go on for minutes.
    const calls = [() => this.load.close(), () => this.onlooker.stop()];
    await closeAll([...calls, ...this.browsing.map((person) => () => person.close())]);
  }
}
