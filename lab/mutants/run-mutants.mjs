// Plants faults one after another in a clone, and says which test notices each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw, laneOf, needsBuild, toRun, verdictOf } from './mutants.rules.mjs';
import { MUTANTS } from './mutants.table.mjs';
import { killerInLanes, killerOf, stagesOf } from './stages.mjs';
import { Tree } from './tree.mjs';

const USE = `node lab/mutants/run-mutants.mjs [options]
  --tree PATH     a clone without changes, installed; default: this one
  --only ID,ID    these mutants; default: all
Related tests are those of one workspace: who reads a package from another is met by --lanes alone.
  --lanes         the whole npm test, then .ci/run, for five that the seed draws
  --seed NUMBER   default: 37
  --minutes N     the longest time for one mutant without --lanes; default: 4
  --out FILE      results; those in it are kept, unless --again
  --again         runs them anew
  --check         without a fault: the specs in the results must pass`;

const { values } = parseArgs({
  options: {
    tree: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    only: { type: 'string', default: '' },
    lanes: { type: 'boolean', default: false },
    seed: { type: 'string', default: '37' },
    minutes: { type: 'string', default: '4' },
    out: { type: 'string' },
    again: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const stored = values.out && existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')) : {};
/** Of the related tests, and apart from them of the whole lanes. */
const key = values.lanes ? 'lanes' : 'results';
const results = stored[key] ?? {};
const withinMs = Number(values.minutes) * 60_000;
const wordsOf = ({ lane, spec, test }) => `${lane}: ${spec} › ${test}`;

async function runMutants(tree) {
  const seed = Number(values.seed);
  const drawn = draw(
    MUTANTS.map(({ id }) => id),
    seed,
    5,
  );
  console.log(`seed ${seed} draws ${drawn.join(', ')}`);
  const named = values.only.split(',').filter(Boolean);
  const only = values.lanes && named.length === 0 ? drawn : named;
  const chosen = toRun(MUTANTS, only, results, values.again);
  for (const mutant of chosen) {
    const run = () => (values.lanes ? killerInLanes(tree) : killerOf(stagesOf(tree, mutant), withinMs));
    const result = await tree.planted(mutant, run);
    results[mutant.id] = { kind: mutant.kind, file: mutant.file, ...result };
    const said = `${verdictOf(result)} ${result.killedBy ? wordsOf(result.killedBy) : (result.note ?? '')}`;
    console.log(`${mutant.id} (${mutant.kind}): ${said} (${result.seconds} s)`);
    store(tree, seed);
  }
  if (chosen.some(({ expected }) => expected.some((spec) => needsBuild(laneOf(spec))))) await tree.build(withinMs);
  const open = Object.entries(results).filter(([, result]) => verdictOf(result) !== 'killed');
  for (const [id, result] of open) console.log(`${verdictOf(result)}: ${id} ${result.note ?? ''}`);
  const count = (verdict) => open.filter(([, result]) => verdictOf(result) === verdict).length;
  const killed = Object.keys(results).length - open.length;
  console.log(`${killed} killed, ${count('doubtful')} doubtful, ${count('not killed')} not killed`);
  return open.length === 0;
}

function store({ commit }, seed) {
  if (values.out)
    writeFileSync(values.out, `${JSON.stringify({ ...stored, commit, seed, [key]: results }, undefined, 2)}\n`);
}

/** A spec that fails without a fault proves nothing. */
async function checkSpecs(tree) {
  const specs = [...new Set(Object.values(results).flatMap(({ killedBy }) => killedBy?.spec ?? []))];
  let passed = true;
  for (const spec of specs.filter((name) => tree.specs.includes(name))) {
    const { failure, isLate } = await tree.jest([laneOf(spec)], ['--runTestsByPath', spec], withinMs);
    if (failure || isLate) console.log(`fails without a fault: ${spec} ${failure?.test ?? '(late)'}`);
    passed &&= !failure && !isLate;
  }
  console.log(`${specs.length} specs ${passed ? 'pass without a fault' : 'were run'}`);
  return passed;
}

if (values.help) {
  console.log(USE);
} else {
  const tree = new Tree(values.tree);
  process.exitCode = (await (values.check ? checkSpecs(tree) : runMutants(tree))) ? 0 : 1;
}
