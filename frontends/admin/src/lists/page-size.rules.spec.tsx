import { pageSizeOfAddress, withPageSize } from './page-size.rules';

const sizeOf = (address: string) => pageSizeOfAddress(new URLSearchParams(address), 10);

describe('the rows per page', () => {
  it('are those in the address, or the list’s own', () => {
    expect(sizeOf('size=50')).toBe(50);
    expect(sizeOf('')).toBe(10);
  });

  it('are ten where the list says nothing else', () => {
    expect(pageSizeOfAddress(new URLSearchParams())).toBe(10);
  });

  it.each(['size=15', 'size=1000', 'size=-1', 'size=many', 'size='])('that no list has are ignored: %s', (address) => {
    expect(sizeOf(address)).toBe(10);
  });

  it('are in the address only where they differ from the list’s own', () => {
    const address = new URLSearchParams('page=2');
    expect(withPageSize(address, 20, 10).toString()).toBe('page=2&size=20');
    expect(withPageSize(new URLSearchParams('size=20'), 10, 10).toString()).toBe('');
  });
});
