import { authEvents } from '@pothik/contracts/auth';
import { userHttp } from '@pothik/contracts/user';
import { LIST_BATCH } from '@pothik/service-kit';
import { person, ServedService } from '@pothik/service-kit/testing';
import { Types } from 'mongoose';
import { ACCOUNT_PROJECTION_MODEL } from '../projections/index.js';
import { UserFixture } from '../testing/user-fixture.js';

let fixture: UserFixture;
let served: ServedService;
beforeAll(async () => {
  fixture = await UserFixture.open();
  served = await ServedService.open(fixture.platform, fixture.platform.service('user'));
});
afterAll(async () => {
  await served.close();
  await fixture.close();
});

const file = (input: object = {}) => served.csv(userHttp.exportUsers, { as: fixture.superAdmin, input });

describe('the accounts as a CSV file', () => {
  it('has a person’s columns and words in the asked language, and no cell that a spreadsheet calculates', async () => {
    const { email } = await fixture.registered({ name: '+Rahima, "R"', role: 'ADMIN', verified: false });
    const english = await file({ role: 'ADMIN' });
    expect([english.type, english.name]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    const cells = `"'+Rahima, ""R""",${email},,no,ADMIN`;
    expect(english.lines).toEqual([
      'Name,Email,Phone,Number confirmed,Role,Email verified,Registered at (Dhaka time)',
      `${cells},no,2026-11-02 12:00:00`,
    ]);
    const bangla = await file({ role: 'ADMIN', language: 'bn' });
    expect(bangla.lines).toEqual([
      'নাম,ইমেইল,ফোন,নম্বর যাচাই হয়েছে,ভূমিকা,ইমেইল যাচাই হয়েছে,নিবন্ধনের সময় (ঢাকার সময়)',
      `${cells.replace('no', 'না')},না,2026-11-02 12:00:00`,
    ]);
  });

  it('says of who signed up by a number that the number is confirmed, and no e-mail verified', async () => {
    const { id } = person({ role: 'RIDER' });
    const account = { id, name: 'Shimul', email: '', phone: '+8801712345678', role: 'RIDER', verified: true } as const;
    await fixture.platform.publish(authEvents.userRegistered, { aggregateId: id, payload: { account } });
    await fixture.platform.settled();
    const { lines } = await file({ searchTerm: 'shimul' });
    expect(lines[1]).toMatch(/^Shimul,,01712-345678,yes,RIDER,no,/);
  });

  it('is filtered and sorted as the list is, without deleted people', async () => {
    for (const name of ['Shapla B', 'Shapla A']) await fixture.registered({ name });
    const gone = await fixture.registered({ name: 'Shapla C' });
    await fixture.deleted(gone, 2);
    const names = async (input: object) => (await file(input)).lines.slice(1).map((line) => line.split(',')[0]);
    expect(await names({ searchTerm: 'shapla', sort: 'name' })).toEqual(['Shapla A', 'Shapla B']);
    expect(await names({ searchTerm: 'shapla', verified: 'false' })).toEqual([]);
  });

  it('has everybody of more than one batch, once', async () => {
    const { collection } = fixture.platform.model('user', ACCOUNT_PROJECTION_MODEL);
    const stored = await collection.findOne({});
    const people = Array.from({ length: LIST_BATCH + 5 }, (_, number) => ({
      ...stored,
      _id: new Types.ObjectId(),
      email: `${number}@many.test`,
      deleted: false,
    }));
    await collection.insertMany(people);
    const emails = (await file()).lines.map((line) => line.split(',').at(-6));
    const many = emails.filter((email) => email?.endsWith('@many.test'));
    expect(many.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it.each([{ page: 2 }, { role: 'KING' }, { language: 'fr' }])('refuses the query %j', async (input) => {
    const { status, body } = await fixture.call(userHttp.exportUsers, input as never, { as: fixture.superAdmin });
    expect([status, body.code]).toEqual([400, 'request/invalid']);
  });
});
