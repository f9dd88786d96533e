import { type AuditLogView, addressOfView, queryOfView, viewOfAddress } from './audit-log-list.rules';

const [SUBJECT, PERSON] = ['665000000000000000000002', '665000000000000000000001'];
const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

describe('the audit log and its address', () => {
  it.each<AuditLogView>([
    { page: 1, searchTerm: '' },
    { page: 2, searchTerm: 'licence', subject: SUBJECT },
    { page: 1, searchTerm: 'Tanvir', act: 'driver-suspended', oldestFirst: true },
    { page: 1, searchTerm: '', from: '2026-11-01', to: '2026-11-30', person: PERSON },
  ])('its whole view is in the address: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it.each(['act=party', 'subject=42', 'person=me', 'sort=luck', 'page=0', 'from=yesterday', 'to=2026-02-30'])(
    'unknown values are ignored: %s',
    (address) => {
      expect(viewOf(address)).toEqual({ page: 1, searchTerm: '' });
    },
  );

  it('the API is asked for all of it together', () => {
    expect(queryOfView(viewOf(`act=role-changed&search=Sylhet&person=${PERSON}&from=2026-11-01&sort=oldest`))).toEqual({
      searchTerm: 'Sylhet',
      act: 'role-changed',
      person: PERSON,
      from: '2026-11-01',
      sort: 'createdAt',
    });
  });
});
