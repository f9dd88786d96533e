import { WEB_PARTS } from '@pothik/contracts/platform';
import { parse } from 'yaml';
import { jobsOn, lanesOf, lanesOfJobs, type Workflow } from './lanes.rules.js';
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
/** As text, because Jest cannot load modules of the lab. */
const keysIn = (file: string) => [...textOf(file).matchAll(/\bkey: '([\w-]+)',/g)].map(([, key]) => key);
const ENGINE_LANES = keysIn('lab/engines/engine-lanes.mjs');
const ALL_LANES = keysIn('lab/all/lanes.table.mjs');

describe.each(['pull_request', 'push'])('the lanes of .ci/run on %s', (event) => {
  const jobs = jobsOn(event, workflow('ci'));

  it('are those of the workflow, and no other, each in a job of its own', () => {
    const lanes = lanesOf(textOf('.ci/run'));
    expect(lanes).toContain('npm test');
    const ran = lanesOfJobs(jobs).filter((lane) => lane !== QUICK && lane !== CHANGED);
    expect(ran.sort()).toEqual(lanes.sort());
  });
});

describe('what takes long', () => {
  it('runs every night, each lane of test:all in a job of its own', () => {
    const nightly = workflow('nightly');
    expect(Object.keys(nightly.on ?? {})).toContain('schedule');
    expect(Object.values(nightly.jobs).map(({ uses }) => uses)).toEqual(['./.github/workflows/all.yml']);
    const jobs = Object.values(workflow('all').jobs);
    expect(lanesOfJobs(jobs)).toEqual(['npm run test:all']);
    expect(jobs.map(({ strategy }) => strategy?.matrix)).toEqual([{ lane: ALL_LANES }]);
  });

  it('includes every lane on real engines', () => {
    expect(ENGINE_LANES.length).toBeGreaterThan(6);
    expect(ENGINE_LANES.filter((key) => !ALL_LANES.includes(key))).toEqual([]);
  });

  it.each([
    ['release', ['image']],
    ['release-web', ['publish']],
  ])('runs before %s, which waits for it', (name, publishing) => {
    const { jobs } = workflow(name);
    const [all] = Object.entries(jobs).find(([, { uses }]) => uses === './.github/workflows/all.yml') ?? [];
    const waiting = Object.keys(jobs).filter((job) => [jobs[job]?.needs ?? []].flat().includes(all ?? ''));
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

  it('is rolled back by hand, without waiting for a test', () => {
    expect(on?.workflow_dispatch?.inputs?.part?.options).toEqual(WEB_PARTS);
    expect(commandsOf('rollback').at(-1)).toMatch(
      /^npm run ops -- take-back-web "\$PART" \$\{VERSION:\+"\$VERSION"\}$/,
    );
    expect(jobs.rollback).toMatchObject({ if: "github.event_name == 'workflow_dispatch'", environment: 'web' });
    expect(jobs.rollback?.needs).toBeUndefined();
  });

  it('is changed by one run at a time, because the list of its releases is that of the one who wrote last', () => {
    expect(jobs.publish?.concurrency?.group).toMatch(/^release-web-\$\{\{ needs\.release\.outputs\.part \}\}$/);
    expect(jobs.rollback?.concurrency?.group).toMatch(/^release-web-\$\{\{ inputs\.part \}\}$/);
  });
});

it('a lane that a workflow runs is a command of the repository', () => {
  const lanes = ['ci', 'nightly', 'release', 'release-web', 'all'].flatMap((name) =>
    lanesOfJobs(Object.values(workflow(name).jobs)),
  );
  const named = lanes.flatMap((lane) => /^npm run (\S+)$/.exec(lane)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
