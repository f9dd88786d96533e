import { WEB_PARTS } from '@pothik/contracts/platform';
import { parse } from 'yaml';
import { type Job, jobsOn, lanesOf, lanesOfJobs, type Workflow } from './lanes.rules.js';
import { releasables } from './release-of.rules.mjs';
import { isStartedByTag } from './tag-patterns.rules.js';
import { textOf } from './top-folder.js';
import { workspaces } from './workspaces.mjs';

const workflow = (name: string): Workflow => parse(textOf(`.github/workflows/${name}.yml`));
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;
/** Types, lint and fences alone, on every version of Node; `npm test` begins with them. */
const QUICK = 'npm run check';
/** Prints which workspaces have changed. */
const CHANGED = 'node infra/deployment/changed-workspaces.mjs';
/** As text, because Jest cannot load the module. */
const engineLanes = textOf('lab/engines/engine-lanes.mjs')
  .split(/^ {2}\},$/m)
  .flatMap((lane) => {
    const key = /^ {4}key: '(\w+)',$/m.exec(lane)?.[1];
    return key === undefined ? [] : [{ key, isByName: lane.includes('isByName: true') }];
  });
const ENGINE_LANES = engineLanes.filter(({ isByName }) => !isByName).map(({ key }) => key);
const LANES_BY_NAME = engineLanes.filter(({ isByName }) => isByName).map(({ key }) => key);
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
  it('runs every night: containers, cluster, every look, full counts, the engine lanes that run by name', () => {
    const nightly = workflow('nightly');
    expect(Object.keys(nightly.on ?? {})).toContain('schedule');
    expect(Object.values(nightly.jobs).map(({ uses }) => uses)).toContain('./.github/workflows/deployed.yml');
    for (const lane of LANES_BY_NAME)
      expect(textOf('.github/workflows/nightly.yml')).toContain(`test:engines -- ${lane}`);
    expect(lanesOfJobs(Object.values(nightly.jobs)).sort()).toEqual([
      ...LANES_BY_NAME.map(() => 'npm run test:engines'),
      'npm run test:fuzz',
      'npm run test:long',
      'npm run test:looks',
    ]);
    expect(lanesOfJobs(Object.values(workflow('deployed').jobs))).toEqual([
      'npm run test:containers',
      'npm run test:cluster',
    ]);
  });

  it.each([
    ['release', ['image']],
    ['release-web', ['publish']],
  ])('in containers and in a cluster runs before %s, which waits for it', (name, publishing) => {
    const { jobs } = workflow(name);
    const [deployed] = Object.entries(jobs).find(([, { uses }]) => uses === './.github/workflows/deployed.yml') ?? [];
    const waiting = Object.keys(jobs).filter((job) => [jobs[job]?.needs ?? []].flat().includes(deployed ?? ''));
    expect(waiting).toEqual(publishing);
  });
});

describe('a tag', () => {
  const startedBy = (tag: string) =>
    ['release', 'release-web'].filter((name) => isStartedByTag(tag, workflow(name).on?.push?.tags ?? []));

  it.each(releasables(workspaces(), '1.2.0'))('of $name starts the one workflow that releases it', ({ name, part }) => {
    expect(startedBy(`${name}-v1.2.0`)).toEqual([part === undefined ? 'release' : 'release-web']);
  });

  it('without a complete version starts none', () => {
    expect(['ride-v1', 'rider-web-v1.2', 'ride'].flatMap(startedBy)).toEqual([]);
  });
});

describe('one part of the web', () => {
  const { on, jobs } = workflow('release-web');
  const commandsOf = (job: string) => (jobs[job]?.steps ?? []).map(({ run = '' }) => run);

  it('is released alone, once its own tests have passed', () => {
    const commands = commandsOf('publish');
    expect(commands.slice(-2)).toEqual(['npm test -w "$WORKSPACE"', 'npm run ops -- release-web "$PART"']);
    expect(jobs.publish?.environment).toBe('web');
  });

  it('is taken back by hand, without waiting for a test', () => {
    expect(on?.workflow_dispatch?.inputs?.part?.options).toEqual(WEB_PARTS);
    expect(commandsOf('take-back').at(-1)).toMatch(
      /^npm run ops -- take-back-web "\$PART" \$\{VERSION:\+"\$VERSION"\}$/,
    );
    expect(jobs['take-back']).toMatchObject({ if: "github.event_name == 'workflow_dispatch'", environment: 'web' });
    expect(jobs['take-back']?.needs).toBeUndefined();
  });

  it('is changed by one run at a time, because the list of its releases is that of the one who wrote last', () => {
    expect(jobs.publish?.concurrency?.group).toMatch(/^release-web-\$\{\{ needs\.release\.outputs\.part \}\}$/);
    expect(jobs['take-back']?.concurrency?.group).toMatch(/^release-web-\$\{\{ inputs\.part \}\}$/);
  });
});

it('a lane that a workflow runs is a command of the repository', () => {
  const lanes = ['ci', 'nightly', 'release', 'release-web', 'deployed'].flatMap((name) =>
    lanesOfJobs(Object.values(workflow(name).jobs)),
  );
  const named = lanes.flatMap((lane) => /^npm run (\S+)$/.exec(lane)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
