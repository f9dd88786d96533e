import { dhakaDay } from '@pothik/contracts/platform';
import { Person } from '../../../e2e/counted/person.mjs';
import { shareOf } from '../../../infra/page-budgets/share.rules.mjs';

const DAY_MS = 24 * 3_600_000;
const COUNTED_DAYS = 31;
const ACCOUNTS = { rider: 'rider@pothik.test', driver: 'driver@pothik.test', administrator: 'admin@pothik.test' };

const dayBefore = (days) => dhakaDay(new Date(Date.now() - days * DAY_MS));

/** Marks a whole day or an hour to be counted again. */
const mark = (collection, _id, $setOnInsert) =>
  collection.updateOne({ _id }, { $inc: { marks: 1 }, $setOnInsert }, { upsert: true });

/** A platform with its rides, and people who are signed in. */
export class AskedPlatform {
  /** @param {Record<keyof typeof ACCOUNTS, Person>} people */
  constructor(people, hours, of) {
    this.people = people;
    this.hours = hours;
    this.of = of;
  }

  /** Once rides have been stored beside the services: all days are counted again. */
  static async of(url, { days, hours, driverDays }) {
    const people = {};
    for (const [role, email] of Object.entries(ACCOUNTS)) {
      people[role] = new Person(url);
      await people[role].logIn(email);
    }
    const rider = await people.rider.call('GET', '/user/get-me');
    const [driver] = (await people.driver.call('GET', '/driver/drivers')).data;
    for (let day = 0; day < COUNTED_DAYS; day += 1) await mark(days, dayBefore(day), { countedMarks: -1 });
    await driverDays.updateMany({}, { $inc: { marks: 1 } });
    return new AskedPlatform(people, hours, { riderId: rider._id, riderName: rider.name, driverId: driver._id });
  }

  /** @param {import('./questions.mjs').Question} question */
  async ask({ as, paths, countsAnHour = false }) {
    // As the service does on a change of a ride; yesterday has all of its rides.
    if (countsAnHour) await mark(this.hours, `${dayBefore(1)}T12`, { countedMarks: 0 });
    const began = performance.now();
    const answers = await Promise.all(paths(this.of).map((path) => this.people[as].call('GET', path)));
    return { ms: performance.now() - began, answers };
  }

  /** The median of so many, asked one after another, or of as many as the time allows, at least one; in ms. */
  async median(question, { questions, milliseconds }) {
    const taken = [];
    const endsAt = performance.now() + milliseconds;
    while (taken.length < questions && (taken.length === 0 || performance.now() < endsAt))
      taken.push((await this.ask(question)).ms);
    return shareOf(taken, 0.5);
  }
}
