import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { type Endpoint, isForServices } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import type { Visitor } from './visitor.js';

const PAGE = 100;
const PICTURE = /\/api\/v1\/(?:user|vehicle)\/images\/[\w.-]+/g;

/** Where everybody is now: kept for a minute, in no database and no backup. */
const OF_THE_MOMENT: readonly string[] = [driverRoutes.livePositions.path];
/** A time that counts up to now while a driver is ONLINE. */
const COUNTS_UP = 'onlineMs';
/** Calls that change nothing and return JSON. */
const READS = ENDPOINTS.filter(
  ({ method, access, produces, path }) =>
    method === 'GET' && !isForServices(access) && !produces && !OF_THE_MOMENT.includes(path),
);
const isAboutOne = ({ path }: Endpoint): boolean => path.includes('/:');
const wholes = READS.filter((endpoint) => !isAboutOne(endpoint));
const singles = READS.filter(isAboutOne);

interface Answer {
  status: number;
  data?: unknown;
}

/** Answers by request; a picture as the digest of its bytes. */
export type Answers = Record<string, unknown>;

/**
 * Every answer a person can get from the platform without changing it, refusals too: every page of every list, the
 * items of the first pages, and every picture.
 */
export async function everyAnswer(url: string, visitor: Visitor): Promise<Answers> {
  const answers: Answers = {};
  for (const endpoint of wholes) await askAll(visitor, endpoint, answers);
  for (const endpoint of singles) {
    for (const id of idsOf(endpoint, answers)) await askOne(visitor, endpoint.path.replace(/:\w+/, id), answers);
  }
  for (const [picture] of JSON.stringify(answers).matchAll(PICTURE)) answers[picture] ??= await digestAt(url + picture);
  return answers;
}

async function askAll(visitor: Visitor, { path, query }: Endpoint, answers: Answers): Promise<void> {
  await askOne(visitor, path, answers);
  if (!('limit' in (query?.shape ?? {}))) return;
  for (let page = 1; ; page += 1) {
    const answer = await askOne(visitor, `${path}?page=${page}&limit=${PAGE}`, answers);
    const { meta } = (answer.data ?? {}) as { meta?: { totalPage: number } };
    if (page >= (meta?.totalPage ?? 0)) return;
  }
}

async function askOne(visitor: Visitor, path: string, answers: Answers): Promise<Answer> {
  const { status, body } = await visitor.send('GET', `/api/v1${path}`);
  const { requestId: _another, ...rest } = body as { requestId?: string };
  const answer: Answer = withoutTimer({ status, ...rest });
  answers[path] = answer;
  return answer;
}

const withoutTimer = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === COUNTS_UP ? undefined : value));

/** The ids of the items on the first pages of an owner's lists. */
function idsOf({ owner }: Endpoint, answers: Answers): ReadonlySet<string> {
  const pages = wholes.filter((endpoint) => endpoint.owner === owner).map(({ path }) => answers[path] as Answer);
  return new Set(pages.flatMap(({ data }) => listIn(data).map(({ _id }) => _id)));
}

/** The items of a list answer; none for any other answer. */
function listIn(data: unknown): { _id: string }[] {
  const { data: list } = (data ?? {}) as { data?: unknown };
  return Array.isArray(list) ? list : [];
}

async function digestAt(address: string): Promise<string> {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `${response.status} ${createHash('sha256').update(bytes).digest('hex')}`;
}
