import { jobsOn, lanesOf, lanesOfJobs } from './lanes.rules.js';

it('the lanes of a script are its commands, without their options', () => {
  const script = `
    # npm run in-a-comment
    npm test || status=1
    node infra/deployment/check.mjs --within 100 || status=1
    npm run test:fuzz -- --seconds 12 || status=1
    node infra/local/sum-lanes.mjs "$LANE_TOTALS"`;
  expect(lanesOf(script)).toEqual(['npm test', 'node infra/deployment/check.mjs', 'npm run test:fuzz']);
});

const workflow = {
  jobs: {
    always: { steps: [{ uses: 'actions/checkout' }, { run: 'npm test' }] },
    pull: { if: "github.event_name == 'pull_request'", steps: [{ run: 'npm test -w "$WORKSPACE"' }] },
    push: { if: "github.event_name == 'push'", steps: [{ run: 'npm run test:looks' }] },
    several: {
      strategy: { matrix: { lane: ['contracts', 'stories'] } },
      steps: [{ run: 'npm run test:engines -- "$LANE"' }],
    },
  },
};

it('the lanes of jobs are the commands of their steps; the tests of one workspace are none', () => {
  expect(lanesOfJobs(Object.values(workflow.jobs))).toEqual(['npm test', 'npm run test:looks', 'npm run test:engines']);
});

it('a job of another event does not run on a pull request', () => {
  expect(jobsOn('pull_request', workflow)).toEqual([workflow.jobs.always, workflow.jobs.pull, workflow.jobs.several]);
});
