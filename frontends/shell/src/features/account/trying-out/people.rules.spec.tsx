import { accountNameOf, groupsOf } from './people.rules';

const person = (email: string, role: 'RIDER' | 'DRIVER' | 'ADMIN' | 'SUPER_ADMIN') => ({ name: email, email, role });

it('people stand by what they do, riders first, and a group without people is none', () => {
  const people = [person('super@pothik.test', 'SUPER_ADMIN'), person('admin@pothik.test', 'ADMIN')];
  const riders = [person('rider@pothik.test', 'RIDER')];
  expect(groupsOf([...people, ...riders])).toEqual([
    { group: 'riders', people: riders },
    { group: 'administrators', people },
  ]);
});

it('people of one role differ by what their e-mails say before the @', () => {
  expect(accountNameOf('rider2@pothik.test')).toBe('rider2');
});
