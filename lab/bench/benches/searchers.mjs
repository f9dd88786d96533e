import { setTimeout as pause } from 'node:timers/promises';
import { Person } from '../../../e2e/counted/person.mjs';
import { shareOf } from '../../../infra/page-budgets/share.rules.mjs';
import { inPlatform } from '../running/platform.mjs';

const PEOPLE = 20;
const RIDERS = ['rider', 'rider2', 'rider3'];
const CALLS = ['/user/get-me', '/ride/rides', '/driver/free-drivers', '/notification/feed', '/ride/current-ride'];
/** Somebody who looks about. */
const BETWEEN_MS = 250;
const SEARCHERS = 5;
/** As many ordinary words as a search may have. */
const TEXT = encodeURIComponent('road market dhaka new old mosque school '.repeat(5).slice(0, 199).trim());

async function signedIn(url, name) {
  const person = new Person(url);
  await person.logIn(`${name}@pothik.test`);
  return person;
}

/** What 20 people wait for their answers, in ms, until the time is over. */
async function waits(people, seconds) {
  const taken = [];
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, number) => {
      await pause((number * BETWEEN_MS) / PEOPLE);
      for (let turn = number; performance.now() < endsAt; turn += 1) {
        const began = performance.now();
        await person.call('GET', CALLS[turn % CALLS.length]);
        taken.push(performance.now() - began);
        await pause(BETWEEN_MS);
      }
    }),
  );
  return taken;
}

/** Five searches of one account at a time, one after another, until `isOver`; how many were answered. */
async function searching(searcher, isOver) {
  const counts = await Promise.all(
    Array.from({ length: SEARCHERS }, async () => {
      let answered = 0;
      for (; !isOver(); answered += 1) await searcher.call('GET', `/place/search?text=${TEXT}`);
      return answered;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What ordinary people wait while one account searches for places five times at once, without the limit of searches. */
export const bench = async (report, { rounds, seconds }) => {
  for (const tree of report.trees)
    await inPlatform(tree, {}, async ({ url }) => {
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, (_, number) => signedIn(url, RIDERS[number % RIDERS.length])),
      );
      const searcher = await signedIn(url, 'driver');
      await waits(people, 1);
      const [alone, beside] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        alone.push(await waits(people, seconds));
        let isOver = false;
        const searches = searching(searcher, () => isOver);
        beside.push(await waits(people, seconds));
        isOver = true;
        report.say(`round ${round + 1}: ${await searches} searches in ${seconds} s`);
      }
      for (const [name, share] of [
        ['median', 0.5],
        ['worst', 1],
      ]) {
        const of = (rounds) => rounds.map((taken) => shareOf(taken, share));
        report.add({ name: `${name} of 20 people: ${tree.name}`, unit: 'ms', digits: 1, values: of(alone) });
        report.add({ name: `${name} beside five searchers: ${tree.name}`, unit: 'ms', digits: 1, values: of(beside) });
      }
    });
};
