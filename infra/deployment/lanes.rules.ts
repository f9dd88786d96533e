/** What is read of a workflow. */
export interface Workflow {
  on?: {
    push?: { tags?: string[] } | null;
    workflow_dispatch?: { inputs?: Record<string, { options?: string[] }> } | null;
  } & Record<string, unknown>;
  jobs: Record<string, Job>;
}

export interface Job {
  if?: string;
  /** Another workflow that is this job. */
  uses?: string;
  needs?: string | string[];
  /** Of GitHub: where its secrets are. */
  environment?: string;
  concurrency?: { group: string };
  strategy?: { matrix: Record<string, unknown> };
  steps?: { run?: string }[];
}

const LANE = /^\s*(npm test|npm run [\w:]+|node \S+\.mjs)(?! -w)/;
/** Adds up what the lanes counted. */
const IS_SUM = /sum-lanes/;

const laneOf = (line: string): string[] => {
  const lane = LANE.exec(line)?.[1];
  return lane === undefined || IS_SUM.test(lane) ? [] : [lane];
};

/** The commands that a script runs, without their options, in order. */
export const lanesOf = (script: string): string[] => script.split('\n').flatMap(laneOf);

/** The commands of all steps; `npm test -w` tests a part of what `npm test` does, and is none. */
export const lanesOfJobs = (jobs: readonly Job[]): string[] =>
  jobs.flatMap(({ steps = [] }) => steps.flatMap(({ run = '' }) => lanesOf(run)));

/** The jobs that an event starts: those without a condition on another one. */
export const jobsOn = (event: string, { jobs }: Workflow): Job[] =>
  Object.values(jobs).filter(({ if: condition = '' }) => {
    const only = /github\.event_name == '(\w+)'/.exec(condition)?.[1];
    return only === undefined || only === event;
  });
