import { type AuditLogView, addressOfView, viewOfAddress } from './audit-log-list.rules';

const SUBJECT = '665000000000000000000002';
const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

describe('the audit log and its address', () => {
  it.each<AuditLogView>([
    { page: 1, searchTerm: '' },
    { page: 2, searchTerm: 'licence', subject: SUBJECT },
    { page: 1, searchTerm: '', act: 'driver-suspended', oldestFirst: true },
  ])('its whole view is in the address: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('the API searches for one term: an action takes precedence over words', () => {
    expect(viewOf('act=role-changed&search=Sylhet')).toEqual({ page: 1, searchTerm: '', act: 'role-changed' });
  });

  it.each(['act=party', 'subject=42', 'sort=luck', 'page=0'])('unknown values are ignored: %s', (address) => {
    expect(viewOf(address)).toEqual({ page: 1, searchTerm: '' });
  });
});
