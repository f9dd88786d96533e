import { addressOfView, type DriverListView, shownSort, statusOfPath, viewOfAddress } from './driver-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));
const PLAIN: DriverListView = { page: 1, searchTerm: '' };

describe('a driver list and its address', () => {
  it('the path decides the status of a list; all-drivers has every status', () => {
    expect(statusOfPath('/admin/pending-drivers')).toBe('PENDING');
    expect(statusOfPath('/admin/approved-drivers/')).toBe('APPROVED');
    expect(statusOfPath('/admin/suspended-drivers')).toBe('SUSPENDED');
    expect(statusOfPath('/admin/all-drivers')).toBeUndefined();
  });

  it('is newest first unless chosen; those who wait for approval, whoever has waited longest', () => {
    expect(shownSort(undefined, undefined)).toBeUndefined();
    expect(shownSort(undefined, 'PENDING')).toBe('oldest');
    expect(shownSort('newest', 'PENDING')).toBeUndefined();
    expect(shownSort('rides', 'PENDING')).toBe('rides');
  });

  it.each<DriverListView>([
    PLAIN,
    { page: 3, searchTerm: 'Dhaka Metro & co' },
    { page: 1, searchTerm: '', vehicleType: 'CNG', availabilityStatus: 'ONLINE', sort: 'rides' },
    { page: 2, searchTerm: '', changed: 'true' },
  ])('the address of a view is read back: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('the default list has an address without parameters', () => {
    expect(addressOfView(PLAIN).toString()).toBe('');
  });

  it.each(['page=0', 'vehicleType=BOAT', 'availability=AWAY', 'sort=luck', 'changed=maybe'])(
    'unknown values are ignored: %s',
    (address) => {
      expect(viewOf(address)).toEqual(PLAIN);
    },
  );
});
