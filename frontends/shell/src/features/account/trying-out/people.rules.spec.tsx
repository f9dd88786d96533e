import { accountNameOf, groupsOf } from './people.rules';

const person = (email: string, role: 'RIDER' | 'DRIVER' | 'ADMIN' | 'SUPER_ADMIN') => ({ name: email, email, role });

it('people are grouped by role, riders first, without empty groups', () => {
  const people = [person('super@pothik.test', 'SUPER_ADMIN'), person('admin@pothik.test', 'ADMIN')];
  const riders = [person('rider@pothik.test', 'RIDER')];
  expect(groupsOf([...people, ...riders])).toEqual([
    { group: 'riders', people: riders },
    { group: 'administrators', people },
  ]);
});

it('people of one role are distinguished by their e-mail before the @', () => {
  expect(accountNameOf('rider2@pothik.test')).toBe('rider2');
});
