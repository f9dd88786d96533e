import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lineBeginning, start } from '../../../e2e/counted/programs.mjs';
import { shareOf } from '../../../infra/page-budgets/share.rules.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { contendersOf, inEach, isBaseline } from '../running/contenders.mjs';

const PROGRAM = fileURLToPath(new URL('../places/ask-places.mjs', import.meta.url));
const QUESTIONS = new URL('../../../packages/places-data/questions/', import.meta.url);
const questionsOf = (file) => JSON.parse(readFileSync(new URL(file, QUESTIONS), 'utf8'));
/** Of the time of one question, in ms. */
const TARGET_MS = { 0.5: 15, 0.95: 50, 0.99: 150 };
const TARGET_FOUND = 0.9;

/** Each search in a process of its own: its memory and its compiled code are nobody else's. */
async function inSearch(contender, work) {
  const program = start(PROGRAM, contender.root === undefined ? [] : [contender.root], { hasChannel: true });
  await lineBeginning(program, 'The place search is ready');
  const ask = async (questions) => {
    program.child.send(questions);
    const [answer] = await once(program.child, 'message');
    return answer;
  };
  try {
    return await work({ ...contender, ask });
  } finally {
    program.child.disconnect();
    await program.ended;
  }
}

/** The bundled place search: how long a question takes, whole and as one types it, and how often what is meant is found. */
export const bench = (report, { rounds }) =>
  inEach(contendersOf(report.trees), inSearch, async (contenders) => {
    const questions = questionsOf('questions.json');
    const heldBack = questionsOf('questions.held-back.json');
    for (const { ask } of contenders) await ask(questions);
    const measured = await alternately(contenders, rounds, async ({ ask }) => {
      const { whole, asTyped, found } = await ask(questions);
      const shares = Object.keys(TARGET_MS).map((share) => [`typed ${share}`, shareOf(asTyped, Number(share))]);
      return { whole: shareOf(whole, 0.5), found, ...Object.fromEntries(shares) };
    });
    report.compare({ name: 'a whole question, p50', unit: 'ms', digits: 2 }, fieldOf(measured, 'whole'));
    for (const [share, target] of Object.entries(TARGET_MS)) {
      const asTyped = fieldOf(measured, `typed ${share}`);
      const name = `as one types it, p${Number(share) * 100}`;
      report.compare({ name, unit: 'ms', digits: 2 }, asTyped);
      report.add({ name: `${name}, its target`, unit: 'ms', digits: 2, values: asTyped.at(-1).values, target });
    }
    report.compare({ name: 'found among the first three', unit: 'times' }, fieldOf(measured, 'found'));
    for (const contender of contenders.filter((each) => !isBaseline(each))) {
      const found = { unit: 'times', target: TARGET_FOUND, atLeast: true };
      const [own, held] = [await contender.ask(questions), await contender.ask(heldBack)];
      report.add({ name: `found of ${questions.length}: ${contender.name}`, ...found, values: [own.found] });
      report.add({ name: `found of ${heldBack.length} held back: ${contender.name}`, ...found, values: [held.found] });
    }
  });
