import { authEvents } from '@pothik/contracts/auth';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { aNumber, NoticeFixture, type Somebody } from '../testing/notice-fixture.js';
import { alarmsMailed, identifier, raiseSos } from '../testing/person-events.js';
import { PushFixture } from '../testing/push-fixture.js';

let pushes: PushFixture;
let fixture: NoticeFixture;
beforeAll(async () => {
  pushes = await PushFixture.open();
  fixture = new NoticeFixture(pushes.platform);
});
afterAll(() => pushes.close());

const readerOf = ({ id, role }: Somebody): Person => ({ ...person({ role }), id });
const bellOf = async (somebody: Somebody) => {
  const answer = await fixture.platform.call(notificationHttp.feed, {}, { as: readerOf(somebody) });
  return answer.body.data.entries.map(({ words }) => words?.en);
};

describe('another number', () => {
  it('is told to the former one and to the e-mail, in the person’s language, once', async () => {
    const rahima = await fixture.somebody({ language: 'bn' });
    const from = aNumber();
    const id = await fixture.numberChanged(rahima, { from });
    await fixture.numberChanged(rahima, { from }, { id });
    await fixture.sent();
    expect(await fixture.sms(from)).toEqual(['পথিকে আপনার নম্বর বদলেছে। আপনি বদলাননি? জানান: pothik.test/contact']);
    expect(await fixture.mails(rahima)).toEqual(['আপনার পথিক অ্যাকাউন্টের ফোন নম্বর বদলেছে']);
    expect(await bellOf(rahima)).toEqual([]);
  });

  it('that an administrator gave says so', async () => {
    const rahima = await fixture.somebody();
    const from = aNumber();
    await fixture.numberChanged(rahima, { from }, { actor: { kind: 'person', id: identifier(), role: 'ADMIN' } });
    await fixture.sent();
    expect(await fixture.sms(from)).toEqual([expect.stringContaining('our team gave your account a new phone number')]);
    expect(await fixture.mails(rahima)).toEqual(['We changed the phone number of your Pothik account']);
  });

  it('is told to the former one of an account without e-mail', async () => {
    const rahima = await fixture.somebody({ email: '' });
    const from = aNumber();
    await fixture.numberChanged(rahima, { from });
    await fixture.sent();
    expect(await fixture.sms(from)).toHaveLength(1);
    expect((await fixture.stored(rahima)).map(({ way }) => way)).toEqual(['sms']);
  });

  it('leaves no number with what was told', async () => {
    const rahima = await fixture.somebody();
    const from = aNumber();
    await fixture.numberChanged(rahima, { from });
    await fixture.sent();
    const now = fixture.platform.clock.now();
    const [mail, sms] = await fixture.stored(rahima);
    expect(mail).toMatchObject({ way: 'mail', mailedAt: now, mailDueAt: null });
    expect(sms).toMatchObject({ way: 'sms', number: '', mailedAt: now, mailDueAt: null });
    expect(JSON.stringify([mail, sms])).not.toContain(from.slice(-8));
  });

  it('of a day ago and more is told to nobody', async () => {
    const rahima = await fixture.somebody();
    const occurredAt = new Date(fixture.platform.clock.now().getTime() - 25 * 3_600_000);
    await fixture.numberChanged(rahima, { from: aNumber() }, { occurredAt });
    await fixture.sent();
    expect(await fixture.stored(rahima)).toEqual([]);
  });
});

describe('a first number', () => {
  it('is mailed, and told to no number', async () => {
    const rahima = await fixture.somebody();
    await fixture.numberChanged(rahima, {});
    await fixture.sent();
    expect(await fixture.mails(rahima)).toEqual(['A phone number was added to your Pothik account']);
    expect((await fixture.stored(rahima)).map(({ way }) => way)).toEqual(['mail']);
  });

  it('of an account without e-mail is told to nobody', async () => {
    const rahima = await fixture.somebody({ email: '' });
    await fixture.numberChanged(rahima, {});
    await fixture.sent();
    expect(await fixture.stored(rahima)).toEqual([]);
  });
});

describe('a number that somebody else proved', () => {
  it('is told to the former account by mail, bell and push, and never by SMS', async () => {
    const rahima = await fixture.somebody();
    const phone = await pushes.phoneOf(readerOf(rahima));
    const from = aNumber();
    await fixture.numberChanged(rahima, { from, isTaken: true });
    await fixture.sent();
    await pushes.pushed();
    expect(await fixture.mails(rahima)).toEqual(['Your phone number has left your Pothik account']);
    expect(await bellOf(rahima)).toEqual(['Your phone number is somebody else’s now']);
    expect(pushes.messagesOf(phone)).toMatchObject([
      { title: 'Your phone number is somebody else’s now', path: '/profile' },
    ]);
    expect(await fixture.sms(from)).toEqual([]);
  });
});

describe('an e-mail that was added', () => {
  it('is told to the number of the account, once, and to no mail', async () => {
    const rahima = await fixture.somebody({ email: '', phone: aNumber() });
    const added = { ...rahima, email: 'rahima-added@pothik.test' };
    const id = await fixture.emailAdded(added);
    await fixture.emailAdded(added, { id });
    await fixture.sent();
    expect(await fixture.sms(rahima.phone ?? '')).toEqual([
      'Pothik: an email was added to your account. Not you? Write to us now: pothik.test/contact',
    ]);
    expect([await fixture.mails(added), await bellOf(rahima)]).toEqual([[], []]);
  });
});

describe('a suspension', () => {
  it('is mailed to a driver with an e-mail, and costs no SMS', async () => {
    const karim = await fixture.somebody({ role: 'DRIVER', phone: aNumber() });
    await fixture.statusChanged(karim, 'SUSPENDED');
    await fixture.sent();
    expect(await fixture.mails(karim)).toEqual(['Your Pothik driver account is suspended']);
    expect(await fixture.sms(karim.phone ?? '')).toEqual([]);
  });

  it('is told by SMS to a driver without, once, and by bell and push', async () => {
    const karim = await fixture.somebody({ role: 'DRIVER', email: '', phone: aNumber() });
    const phone = await pushes.phoneOf(readerOf(karim));
    const id = await fixture.statusChanged(karim, 'SUSPENDED');
    await fixture.statusChanged(karim, 'SUSPENDED', { id });
    await fixture.sent();
    await pushes.pushed();
    expect(await fixture.sms(karim.phone ?? '')).toEqual([
      'Pothik: your driver account is suspended. See why: pothik.test/profile',
    ]);
    expect(await bellOf(karim)).toEqual(['Your driver account is suspended']);
    expect(pushes.messagesOf(phone)).toMatchObject([{ title: 'Your driver account is suspended', path: '/profile' }]);
  });

  it('goes to the number that the driver has then, and to none that they have lost', async () => {
    const [former, other] = [aNumber(), aNumber()];
    const karim = await fixture.somebody({ role: 'DRIVER', email: '', phone: former });
    await fixture.numberChanged(karim, { from: former, isTaken: true });
    await fixture.platform.settled();
    await fixture.statusChanged(karim, 'SUSPENDED');
    const salma = await fixture.somebody({ role: 'DRIVER', email: '', phone: other });
    await fixture.statusChanged(salma, 'SUSPENDED');
    await fixture.sent();
    expect([await fixture.sms(former), await fixture.sms(other)]).toEqual([[], [expect.anything()]]);
  });

  it('that ends is told by the bell alone', async () => {
    const karim = await fixture.somebody({ role: 'DRIVER', phone: aNumber() });
    await fixture.statusChanged(karim, 'APPROVED');
    await fixture.sent();
    expect([await fixture.stored(karim), await bellOf(karim)]).toEqual([[], [expect.anything()]]);
  });
});

describe('an SOS', () => {
  it('reaches each administrator by mail, and by one SMS for its incident who has a number', async () => {
    const salma = await fixture.somebody({ role: 'ADMIN', phone: aNumber() });
    const jamal = await fixture.somebody({ role: 'ADMIN' });
    const incident = { id: identifier() };
    const rider = await fixture.somebody({ phone: aNumber() });
    await raiseSos(fixture.platform, { ...incident, riderId: rider.id });
    await raiseSos(fixture.platform, { ...incident, riderId: rider.id });
    await fixture.sent();
    await alarmsMailed(fixture.platform);
    expect(await fixture.sms(salma.phone ?? '')).toEqual([
      expect.stringMatching(/^Pothik SOS on ride P-\w{5}\. Answer now: pothik\.test\/admin\/sos$/),
    ]);
    for (const administrator of [salma, jamal]) expect(await fixture.mails(administrator)).toHaveLength(2);
    expect(await fixture.stored(jamal)).toEqual([]);
    expect(await fixture.sms(rider.phone ?? '')).toEqual([]);
  });
});

it('a deleted person has no number here, and is told nothing that still waits', async () => {
  const { platform } = fixture;
  const rahima = await fixture.somebody({ phone: aNumber() });
  const from = aNumber();
  await fixture.numberChanged(rahima, { from });
  await fixture.sent();
  const account = { id: rahima.id, name: '', email: '', role: rahima.role, verified: false };
  await platform.publish(authEvents.userDeleted, { aggregateId: rahima.id, aggregateVersion: 3, payload: { account } });
  await platform.settled();
  expect(await fixture.stored(rahima)).toEqual([]);
  const copy = await platform.model('notification', 'AccountProjection').findById(rahima.id).lean();
  expect(copy).toMatchObject({ email: '' });
  expect(copy).not.toHaveProperty('phone');
});
