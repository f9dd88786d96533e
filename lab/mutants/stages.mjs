import { expectedSpecs, failuresIn, needsBuild, specsNear, typeProjectsOf } from './mutants.rules.mjs';

const MINUTE_MS = 60_000;
const LANES_WITHIN_MS = 180 * MINUTE_MS;

/** The checks of a mutant from the quickest on; each resolves to a failure, to nothing, or to `isLate`. */
export function stagesOf(tree, mutant) {
  const named =
    (stage) =>
    ({ lane, specs }) => ({
      lane,
      stage,
      run: async (leftMs) => {
        const start = performance.now();
        if (needsBuild(lane)) await tree.build(leftMs);
        const restMs = Math.max(1_000, leftMs - (performance.now() - start));
        return tree.jest([lane], ['--runTestsByPath', ...specs], restMs);
      },
    });
  const related = (lane) => ({
    lane,
    stage: 'related',
    run: (leftMs) => tree.jest([lane], ['--findRelatedTests', mutant.file], leftMs),
  });
  const types = (project) => ({ lane: 'types', stage: 'types', run: (leftMs) => tree.typeError(project, leftMs) });
  return [
    ...expectedSpecs(mutant, tree.specs).map(named('expected')),
    ...typeProjectsOf(mutant.file).map(types),
    ...specsNear(mutant, tree.specs).map(named('near')),
    related('web'),
    related('backend'),
    { lane: 'fences', stage: 'fences', run: (leftMs) => tree.jest(['fences'], [], leftMs) },
  ];
}

/** Runs the stages until one fails or the time is over. */
export async function killerOf(stages, withinMs) {
  const ran = [];
  const started = performance.now();
  const secondsSince = (start) => Math.round((performance.now() - start) / 100) / 10;
  for (const { lane, stage, run } of stages) {
    const start = performance.now();
    const leftMs = Math.max(1_000, withinMs - (start - started));
    const { failure, isLate = false, tests } = await run(leftMs);
    ran.push({ lane, stage, seconds: secondsSince(start), tests, isLate });
    if (failure) return { killedBy: { lane, ...failure }, seconds: secondsSince(started), ran };
    if (isLate)
      return {
        killedBy: null,
        note: `${stage} tests of ${lane} too slow, not run to the end`,
        seconds: secondsSince(started),
        ran,
      };
  }
  return { killedBy: null, seconds: secondsSince(started), ran };
}

/** The whole `npm test`, and where it passes the whole `.ci/run`. */
export async function killerInLanes(tree) {
  const started = performance.now();
  for (const [command, args] of [
    ['npm', ['test']],
    ['bash', ['.ci/run']],
  ]) {
    const { code, output, isLate } = await tree.run(command, args, LANES_WITHIN_MS);
    const seconds = Math.round((performance.now() - started) / 1000);
    const failures = failuresIn(output);
    const lane = [command, ...args].join(' ');
    if (isLate) return { killedBy: null, note: `${lane} did not end`, seconds };
    if (code !== 0) return { killedBy: { lane, spec: failures[0] ?? '(no name)', test: failures.join('; ') }, seconds };
  }
  return { killedBy: null, seconds: Math.round((performance.now() - started) / 1000) };
}
