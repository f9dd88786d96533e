/** The source with the fault in it. Throws unless `find` occurs exactly once. */
export function plant(source, { id, file, find, replace }) {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file}, not once`);
  return parts.join(replace);
}

/** The lane of a spec file; undefined for one that needs an engine or a container. */
export function laneOf(spec) {
  if (/\.(engines|containers|cluster)\.spec\.tsx?$/.test(spec)) return undefined;
  if (spec.startsWith('e2e/screens/')) return 'screens';
  if (spec.startsWith('e2e/')) return spec.endsWith('.rules.e2e.spec.ts') ? 'backend' : 'stories';
  if (spec.startsWith('infra/fences/')) return 'fences';
  return spec.endsWith('.tsx') ? 'web' : 'backend';
}

/** Lanes that start what was built. */
export const needsBuild = (lane) => lane === 'stories' || lane === 'screens';

const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);
const ORDER = ['backend', 'web', 'fences', 'stories', 'screens'];

/** Spec files by lane, the quick lanes first. */
const byLane = (specs) =>
  ORDER.map((lane) => ({ lane, specs: specs.filter((spec) => laneOf(spec) === lane) })).filter(
    ({ specs: ofLane }) => ofLane.length > 0,
  );

/** The expected specs that are there, by lane. */
export const expectedSpecs = ({ expected }, specs) => byLane(expected.filter((spec) => specs.includes(spec)));

/** The other specs in the folder of the changed file, by lane. */
export const specsNear = ({ file, expected }, specs) =>
  byLane(specs.filter((spec) => folderOf(spec) === folderOf(file) && !expected.includes(spec)));

const WEB = /^(frontends|packages\/(ui-kit|api-client|ride-ui))\//;
const BOTH = /^packages\/contracts\//;

/** The projects of the type check that read a file; a style sheet has none. */
export function typeProjectsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  if (BOTH.test(file)) return ['tsconfig.backend.json', 'tsconfig.web.json'];
  return [WEB.test(file) ? 'tsconfig.web.json' : 'tsconfig.backend.json'];
}

/** So many ids by the seed, in the order they are drawn; the same for the same ids and seed. */
export function draw(ids, seed, count) {
  const left = [...ids];
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawn = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  return drawn;
}

const firstLine = (text = '') => text.split('\n').find((line) => line.trim() !== '') ?? '';
const plain = (text) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '').trim();

/** The first failing test of a Jest result, with the first line of its message; undefined when all pass. */
export function firstFailure({ testResults }, root) {
  const suite = testResults.find(({ status }) => status === 'failed');
  if (suite === undefined) return undefined;
  const spec = suite.name.replace(`${root}/`, '');
  const test = suite.assertionResults.find(({ status }) => status === 'failed');
  const message = plain(firstLine(test?.failureMessages[0] ?? suite.message)).slice(0, 200);
  return { spec, test: test?.fullName ?? '(the spec cannot be loaded)', message };
}

/** The failures that `npm test` and `.ci/run` print, each once. */
export const failuresIn = (output) => [
  ...new Set([...output.matchAll(/^failed: (.+)$/gm)].map(([, failure]) => failure)),
];

/** A failure that a busy machine gives as well as a fault: it proves nothing until the spec has run again. */
const NOT_BY_ASSERTION = /Exceeded timeout|before it was ready|was not ready within|ECONNREFUSED|Target (page|closed)/;

/** Whether a kill says more about the machine than about the fault. */
export const isDoubtful = ({ killedBy }) => killedBy?.message !== undefined && NOT_BY_ASSERTION.test(killedBy.message);

/** Each result counts once: as killed, as doubtful, or as not killed. */
export const verdictOf = (result) => {
  if (!result.killedBy) return 'not killed';
  return isDoubtful(result) ? 'doubtful' : 'killed';
};

/** The mutants to run: the named ones or all, without those that already have a result; a doubtful one is run again. */
export function toRun(mutants, only, results, again) {
  const unknown = only.filter((id) => !mutants.some((mutant) => mutant.id === id));
  if (unknown.length > 0) throw new Error(`no such mutant: ${unknown.join(', ')}`);
  return mutants.filter(
    ({ id }) =>
      (only.length === 0 || only.includes(id)) && (again || results[id] === undefined || isDoubtful(results[id])),
  );
}
