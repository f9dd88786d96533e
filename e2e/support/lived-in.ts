import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { drawing } from './drawing.js';
import { eventually } from './eventually.js';
import { type Answers, everyAnswer } from './every-answer.js';
import { logIn, newRider, PASSWORD } from './people.js';
import type { RunningPlatform } from './platform.js';
import { accepted, completed, inTransit, peopleOf } from './rides-in-states.js';
import { Visitor } from './visitor.js';

const DELETED = 'deleted@story.test';

const SETTLED_WITHIN_MS = 60_000;
const PEOPLE = ['super', 'rider', 'rider2', 'rider3', 'driver', 'suspended'] as const;

/** Demonstration people by name, each with the session from before. */
export type Residents = ReadonlyMap<string, Visitor>;

/**
 * Makes data: a completed ride, one under way with an SOS, an accepted one, a picture, and a deleted account.
 * Resolves once every service has handled all events.
 */
export async function liveIn(platform: RunningPlatform, withinMs = SETTLED_WITHIN_MS): Promise<Residents> {
  const { url } = platform;
  const first = await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test');
  const { _id: arrived } = await completed(first);
  await inTransit(first).then(({ _id: rideId }) => first.rider.call(rideHttp.sendSos, { rideId }));
  await accepted(await peopleOf(platform, 'rider2@pothik.test', 'driver2@pothik.test'));
  const form = new FormData();
  const { name, mimeType, buffer } = drawing('me.svg', '#0a7d4f');
  form.set('data', JSON.stringify({ address: 'Road 27, Dhanmondi' }));
  form.append('file', new Blob([buffer], { type: mimeType }), name);
  expect((await first.rider.send('PATCH', '/api/v1/user/update', { body: form })).status).toBe(200);
  const leaving = await newRider(platform, 'Somebody Leaving', DELETED);
  await leaving.call(authHttp.deleteMe, { password: PASSWORD });
  const residents = new Map(
    await Promise.all(PEOPLE.map(async (one) => [one, await logIn(url, `${one}@pothik.test`)] as const)),
  );
  await untilHandled(platform, residents, arrived, withinMs);
  return residents;
}

async function untilHandled(platform: RunningPlatform, residents: Residents, ride: string, withinMs: number) {
  for (const driver of ['driver', 'driver2', 'driver3'])
    await peopleOf(platform, 'rider@pothik.test', `${driver}@pothik.test`);
  const of = (name: string) => residents.get(name) as Visitor;
  await eventually(async () => {
    const { entries } = await of('rider').call(notificationHttp.feed, {});
    expect(entries.map(({ subjectId }) => subjectId)).toContain(ride);
    expect((await of('super').call(notificationHttp.feed, {})).entries).not.toEqual([]);
    const { data: free } = await of('rider3').call(driverHttp.freeDrivers, {});
    expect(free).toHaveLength(1);
    const { data: deleted } = await of('super').call(userHttp.users, { searchTerm: 'Somebody' });
    expect(deleted).toEqual([]);
  }, withinMs);
  await eventually(async () => {
    const once = await everyAnswer(platform.url, of('rider'));
    expect(await everyAnswer(platform.url, of('rider'))).toEqual(once);
  }, withinMs);
}

/** Every answer for each of them and for a visitor. */
export async function answersOfAll(url: string, residents: Residents): Promise<Record<string, Answers>> {
  const answers: Record<string, Answers> = { nobody: await everyAnswer(url, new Visitor(url)) };
  for (const [name, visitor] of residents) answers[name] = await everyAnswer(url, visitor);
  return answers;
}

/** Compares the answers one by one; the earlier ones must include lists, pictures and people. */
export function expectSameAnswers(after: Record<string, Answers>, before: Record<string, Answers>): void {
  const { super: ofAdministrator = {}, rider: ofRider = {} } = before;
  expect(Object.keys(ofAdministrator).length).toBeGreaterThan(40);
  expect(Object.keys(ofRider)).toContainEqual(expect.stringContaining('/user/images/'));
  for (const [name, answers] of Object.entries(before)) expect([name, after[name]]).toEqual([name, answers]);
}

/** Expects a deleted account to be remembered as deleted. */
export async function expectDeletedRemembered(url: string): Promise<void> {
  const refused = await new Visitor(url).ask(authHttp.login, { email: DELETED, password: PASSWORD });
  expect(refused.body).toMatchObject({ code: 'auth/user-deleted' });
}
