import { exportedCalls, type PersonalPart, personalFindings } from './stored-fields.rules.js';

const SOURCE = `/** Empties the address. */
export function deleteUser(user: User) {
  return { ...user, name: '' };
}

  async removeAll(id: string): Promise<void> {
    await this.model.deleteOne({ id });
  }
`;
const code = { textOf: () => SOURCE, exported: new Set(['user.getMe name']) };
const findings = (part: PersonalPart, field = 'name') =>
  personalFindings({ users: [field] }, { users: { personal: [[field, part]] } }, code);

describe('stored fields', () => {
  it.each<PersonalPart>([
    { emptiedBy: 'user.ts#deleteUser', exportedBy: 'user.getMe name' },
    { removedBy: 'user.ts#removeAll', notExported: 'a secret' },
    { kept: 'for a day', notExported: 'a secret' },
  ])('passes a part in deletion and export: %j', (part) => {
    expect(findings(part)).toEqual([]);
  });

  it.each<[string, PersonalPart, string, string]>([
    [
      'a deletion that is gone',
      { emptiedBy: 'user.ts#forget', notExported: 'a secret' },
      'name',
      'users name: user.ts#forget does not exist',
    ],
    [
      'a deletion that forgets the field',
      { emptiedBy: 'user.ts#deleteUser', notExported: 'a secret' },
      'address',
      'users address: user.ts#deleteUser does not name it',
    ],
    [
      'an export that lacks the field',
      { kept: 'for a day', exportedBy: 'user.getMe phone' },
      'phone',
      'users phone: user.getMe phone is not in the own-data file',
    ],
    ['an empty reason', { kept: '', notExported: 'a secret' }, 'name', 'users name: has an empty reason'],
  ])('finds %s', (_what, part, field, finding) => {
    expect(findings(part, field)).toEqual([finding]);
  });

  it('finds a new field, a field that is gone, one listed twice, and an unknown collection', () => {
    const listed = { users: { notPersonal: 'gone name name' }, rides: {} };
    expect(personalFindings({ users: ['name', 'phone'] }, listed, code)).toEqual([
      'rides: no service stores it',
      'users phone: is in no list',
      'users gone: is not stored',
      'users name: is in two lists',
    ]);
  });
});

it('the own-data file has the answers of the calls that its source makes', () => {
  const answers = new Map([['user.getMe', ['name', 'phone']]]);
  const source = 'read: ({ signal }) => call(userRoutes.getMe, undefined, { signal })';
  expect([...exportedCalls(source, answers)]).toEqual(['user.getMe name', 'user.getMe phone']);
  expect([...exportedCalls(source.replace('call(', ''), answers)]).toEqual([]);
});
