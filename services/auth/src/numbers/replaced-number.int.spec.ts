import { authEvents, authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { accountNumber } from '@pothik/contracts/platform';
import type { AccountDocument } from '../accounts/account.model.js';
import { seedPeople } from '../testing/browser.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
let administrator: AccountDocument;
beforeAll(async () => {
  fixture = await NumberFixture.open();
  await seedPeople(fixture.auth, ['desk@pothik.test']);
  await fixture.accounts().updateOne({ email: 'desk@pothik.test' }, { $set: { role: 'ADMIN' }, $inc: { version: 1 } });
  administrator = await fixture.auth.account('desk@pothik.test');
});
afterAll(() => fixture.close());

const phoneOf = (account: AccountDocument) => `0${account.phone?.slice(4)}`;
const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const replace = (account: AccountDocument, phone: string) =>
  fixture.auth.platform.call(
    authHttp.replacePhone,
    { userId: account._id.toString(), phone, reason: 'Saw the national ID' },
    { as: fixture.auth.as(administrator) },
  );

/** The id of the guest as whom somebody calls the desk. */
async function callFrom(phone: string): Promise<string> {
  const by = { id: administrator._id.toString(), role: 'ADMIN' } as const;
  const call = { phone: accountNumber(phone), name: 'Rahima', by };
  return (await fixture.auth.platform.call(authHttp.takeCall, call)).body.data.id;
}

describe('an administrator replaces the number of somebody who lost their SIM', () => {
  it('which logs in from then on; the sessions end, and the audit log says why', async () => {
    const account = await fixture.signUp();
    const ended = await fixture.auth.subscribeToSessionsEnded();
    const phone = fixture.phone();
    expect((await replace(account, phone)).status).toBe(200);
    const answer = await fixture.logIn({ phone, otp: await fixture.freshCode(phone) });
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString() } } });
    await fixture.auth.platform.settled();
    expect(ended).toContainEqual(expect.objectContaining({ personId: account._id.toString(), reason: 'everywhere' }));
    const changes = await fixture.auth.platform.published(authEvents.phoneChanged);
    expect(changes.at(-1)?.payload).toMatchObject({ account: { phone: `+88${phone}` }, from: account.phone });
    const acts = await fixture.auth.platform.published(authEvents.actRecorded);
    expect(acts.at(-1)).toMatchObject({
      actor: { id: administrator._id.toString() },
      payload: { act: 'number-replaced', reason: 'Saw the national ID' },
    });
  });

  it('and by the same number opens an account that was neglected', async () => {
    const account = await fixture.signUp();
    await fixture.neglect(phoneOf(account));
    expect((await replace(account, phoneOf(account))).status).toBe(200);
    const otp = await fixture.freshCode(phoneOf(account));
    expect((await fixture.logIn({ phone: phoneOf(account), otp })).status).toBe(200);
  });

  it('but not by another person’s, and the account cannot be deleted by it for three days', async () => {
    const [account, other] = [await fixture.signUp(), await fixture.signUp()];
    expect(codeOf(await replace(account, phoneOf(other)))).toEqual([409, 'auth/number-taken']);
    expect((await replace(account, fixture.phone())).status).toBe(200);
    fixture.auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    expect(codeOf(await fixture.deleteMe(account))).toEqual([409, 'auth/number-too-new']);
  });

  it('also by the one from which they called the desk meanwhile, whose rides come with it', async () => {
    const account = await fixture.signUp();
    const phone = fixture.phone();
    const guestId = await callFrom(phone);
    expect((await replace(account, phone)).status).toBe(200);
    expect(await fixture.holder(phone)).toMatchObject({ _id: account._id, formerIds: [guestId] });
  });

  it('but not an administrator’s, nor a guest’s', async () => {
    expect(codeOf(await replace(administrator, fixture.phone()))).toEqual([403, 'auth/not-allowed']);
    const phone = fixture.phone();
    await callFrom(phone);
    const guest = (await fixture.holder(phone)) as AccountDocument;
    expect(codeOf(await replace(guest, fixture.phone()))).toEqual([403, 'auth/not-allowed']);
    expect(await fixture.holder(phone)).toMatchObject({ _id: guest._id });
  });
});
