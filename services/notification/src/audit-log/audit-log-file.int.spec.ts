import { notificationHttp } from '@pothik/contracts/notification';
import { LIST_BATCH } from '@pothik/service-kit';
import { person, ServedService, type TestPlatform } from '@pothik/service-kit/testing';
import { identifier, knownPerson, startNotification } from '../testing/person-events.js';
import { AUDIT_LOG_MODEL } from './audit-log.model.js';

let platform: TestPlatform;
let served: ServedService;
beforeAll(async () => {
  platform = await startNotification();
  served = await ServedService.open(platform, platform.service('notification'));
});
afterAll(async () => {
  await served.close();
  await platform.close();
});

const administrator = person({ role: 'ADMIN' });
const file = (input: object = {}) => served.csv(notificationHttp.exportActs, { as: administrator, input });

const DAY = '2026-10-05T06:00:00.000Z';
const storedAct = (fields: object) => ({
  eventId: identifier(),
  act: 'driver-suspended',
  actorId: identifier(),
  actorRole: 'ADMIN',
  subjectType: 'driver',
  subjectId: identifier(),
  reason: '',
  before: {},
  after: {},
  createdAt: new Date(DAY),
  ...fields,
});
const store = (acts: readonly object[]) =>
  platform.model('notification', AUDIT_LOG_MODEL).collection.insertMany([...acts] as never[]);

describe('the audit log as a CSV file', () => {
  it('names who acted and whom it concerns, in words of the asked language', async () => {
    const actor = await knownPerson(platform, 'ADMIN', 'Tanvir Ahmed');
    const concerned = await knownPerson(platform, 'DRIVER', 'Karim Mia');
    await platform.settled();
    const subjectId = identifier();
    const people = [actor.id, concerned.id];
    await store([
      storedAct({ subjectId, actorId: actor.id, people, reason: '=late, "often"' }),
      storedAct({ subjectId, act: 'unheard-of', createdAt: new Date('2026-10-04T06:00:00.000Z') }),
    ]);
    const english = await file({ subjectId });
    expect([english.type, english.name]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="acts-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    expect(english.lines).toEqual([
      'When (Dhaka time),Act,Who,Role,About,Name,Identifier,Reason',
      `2026-10-05 12:00:00,Driver suspended,Tanvir Ahmed,ADMIN,Driver,Karim Mia,${subjectId},"'=late, ""often"""`,
      `2026-10-04 12:00:00,unheard-of,A deleted person,ADMIN,Driver,,${subjectId},`,
    ]);
    const bangla = await file({ subjectId, language: 'bn', sort: 'createdAt' });
    expect(bangla.lines).toEqual([
      'কখন (ঢাকার সময়),কাজ,কে,ভূমিকা,যার বিষয়ে,নাম,শনাক্তকারী,কারণ',
      `2026-10-04 12:00:00,unheard-of,মুছে ফেলা অ্যাকাউন্ট,ADMIN,চালক,,${subjectId},`,
      `2026-10-05 12:00:00,চালক স্থগিত,Tanvir Ahmed,ADMIN,চালক,Karim Mia,${subjectId},"'=late, ""often"""`,
    ]);
  });

  it('has every act of more than one batch once, as the list is filtered', async () => {
    const act = 'zone-changed';
    const acts = Array.from({ length: LIST_BATCH + 5 }, (_, number) => storedAct({ act, reason: `reason-${number}` }));
    await store([...acts, storedAct({ act, createdAt: new Date('2026-10-07T06:00:00.000Z') })]);
    const { lines } = await file({ act, to: '2026-10-05' });
    const reasons = lines.slice(1).map((line) => line.split(',').at(-1));
    expect(reasons.sort()).toEqual(acts.map(({ reason }) => reason).sort());
  });

  it.each([{ page: 2 }, { language: 'fr' }, { from: '2026-10-05', to: '2026-10-04' }])(
    'refuses the query %j',
    async (input) => {
      const options = { as: administrator };
      const { status, body } = await platform.call(notificationHttp.exportActs, input as never, options);
      expect([status, body.code]).toEqual([400, 'request/invalid']);
    },
  );
});
