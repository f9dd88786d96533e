import { parse } from 'yaml';
import { type Job, jobsOn, lanesOf, lanesOfJobs, type Workflow } from './lanes.rules.js';
import { textOf } from './top-folder.js';

const workflow = (name: string): Workflow => parse(textOf(`.github/workflows/${name}.yml`));
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;
/** Types, lint and fences alone, on every version of Node; `npm test` begins with them. */
const QUICK = 'npm run check';
/** Prints which workspaces have changed. */
const CHANGED = 'node infra/deployment/changed-workspaces.mjs';
/** As text, because Jest cannot load the module. */
const ENGINE_LANES = [...textOf('infra/local/lanes-engines.mjs').matchAll(/^ {4}key: '(\w+)',$/gm)].map(
  ([, key]) => key,
);
const matricesOf = (jobs: readonly Job[]) => jobs.map(({ strategy }) => strategy?.matrix);

describe.each(['pull_request', 'push'])('the lanes of .ci/run on %s', (event) => {
  const jobs = jobsOn(event, workflow('ci'));

  it('are those of the workflow, and no other, each in a job of its own', () => {
    const lanes = lanesOf(textOf('.ci/run'));
    expect(lanes).toContain('npm test');
    const ran = lanesOfJobs(jobs).filter((lane) => lane !== QUICK && lane !== CHANGED);
    expect(ran.sort()).toEqual(lanes.sort());
  });

  it('on real engines are one job each', () => {
    const engines = jobs.filter((job) => lanesOfJobs([job]).includes('npm run test:engines'));
    expect(ENGINE_LANES).toContain('deaths');
    expect(matricesOf(engines)).toEqual([{ lane: ENGINE_LANES }]);
  });
});

describe('what takes long', () => {
  it('runs every night: containers, cluster, every look, full counts', () => {
    const nightly = workflow('nightly');
    expect(Object.keys(nightly.on ?? {})).toContain('schedule');
    expect(Object.values(nightly.jobs).map(({ uses }) => uses)).toContain('./.github/workflows/deployed.yml');
    expect(lanesOfJobs(Object.values(nightly.jobs)).sort()).toEqual([
      'npm run test:fuzz',
      'npm run test:long',
      'npm run test:looks',
    ]);
    expect(lanesOfJobs(Object.values(workflow('deployed').jobs))).toEqual([
      'npm run test:containers',
      'npm run test:cluster',
    ]);
  });

  it('in containers and in a cluster runs before a release, which waits for it', () => {
    const { jobs } = workflow('release');
    const [name] = Object.entries(jobs).find(([, { uses }]) => uses === './.github/workflows/deployed.yml') ?? [];
    const published = Object.entries(jobs).filter(([, { steps }]) => steps !== undefined);
    expect(published.length).toBeGreaterThan(0);
    for (const [, { needs = [] }] of published) expect([needs].flat()).toContain(name);
  });
});

it('a lane that a workflow runs is a command of the repository', () => {
  const lanes = ['ci', 'nightly', 'release'].flatMap((name) => lanesOfJobs(Object.values(workflow(name).jobs)));
  const named = lanes.flatMap((lane) => /^npm run (\S+)$/.exec(lane)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
