import { authEvents } from '@pothik/contracts/auth';
import { Sweeper } from '@pothik/service-kit';
import { Types } from 'mongoose';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { RoleFixture } from '../testing/role-fixture.js';
import { NEVER_VERIFIED_SWEEP } from './never-verified.service.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
});
afterAll(() => fixture.close());

const accounts = () => fixture.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);

/** An account as a release before this one stored it when a person registered. */
async function former(email: string, verified = false): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const now = fixture.auth.platform.clock.now();
  const state = { name: 'Rahima', email, passwordHash: 'hash', role: 'RIDER', verified, registration: 1 };
  const times = { epochRaisedAt: now, createdAt: now, updatedAt: now };
  const numbers = { epoch: 1, version: 1, eventSequence: 1, pendingEvents: [] };
  await accounts().collection.insertOne({ _id, ...state, ...times, ...numbers, deletedAt: null } as never);
  return _id;
}

describe('an account that a former release made before its e-mail was proved', () => {
  it.each([
    ['at start', () => fixture.auth.platform.startInstance('auth')],
    [
      'by the sweep',
      () => fixture.auth.platform.service('auth').app.get(Sweeper, { strict: false }).run(NEVER_VERIFIED_SWEEP),
    ],
  ])('is deleted %s, with the event that empties projections, and can be registered again', async (when, remove) => {
    const email = `${when.replaceAll(' ', '-')}@pothik.test`;
    const id = await former(email);
    await remove();
    expect(await fixture.now(id)).toMatchObject({ name: '', email: '', passwordHash: null });
    expect((await fixture.now(id)).deletedAt).not.toBeNull();
    await fixture.auth.platform.settled();
    const published = await fixture.auth.platform.published(authEvents.userDeleted);
    const own = published.filter(({ aggregateId }) => aggregateId === id.toString());
    const account = { id: id.toString(), name: '', email: '', role: 'RIDER', verified: false };
    expect(own).toMatchObject([{ actor: { kind: 'system' }, payload: { account } }]);
    expect((await fixture.auth.logIn(email)).body.code).toBe('auth/user-not-found');
    expect((await fixture.auth.signUp(email))._id.toString()).not.toBe(id.toString());
    expect((await fixture.auth.logIn(email)).status).toBe(200);
  });

  it('holds no e-mail before it is deleted: no code is mailed to it', async () => {
    const id = await former('waiting@pothik.test');
    await fixture.auth.forgotPassword('waiting@pothik.test');
    expect(await fixture.auth.platform.mailbox.list({ to: 'waiting@pothik.test' })).toEqual([]);
    await accounts().deleteOne({ _id: id });
  });

  it('is deleted alone: a verified account of such a release stays and changes as before', async () => {
    const id = await former('verified@pothik.test', true);
    await fixture.auth.platform.startInstance('auth');
    expect(await fixture.now(id)).toMatchObject({ email: 'verified@pothik.test', deletedAt: null });
    await fixture.auth.forgotPassword('verified@pothik.test');
    const code = await fixture.auth.mailedCode('verified@pothik.test');
    expect((await fixture.auth.resetPassword('verified@pothik.test', code, 'Nodi#2026')).status).toBe(200);
    expect((await fixture.auth.logIn('verified@pothik.test', 'Nodi#2026')).status).toBe(200);
  });
});
