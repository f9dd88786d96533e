import { addressOfPage, lastPageInstead, pageOfAddress } from './page-address.rules';

const address = (text: string) => new URLSearchParams(text);

describe('a list and its address', () => {
  it('the page is the one in the address', () => {
    expect(pageOfAddress(address('page=3'))).toBe(3);
  });

  it.each(['', 'page=0', 'page=-2', 'page=1.5', 'page=many'])('the page is 1 for %p', (broken) => {
    expect(pageOfAddress(address(broken))).toBe(1);
  });

  it('another page leaves the rest of the address unchanged, and is read back', () => {
    const written = addressOfPage(address('status=CANCELLED&page=7'), 3);
    expect(String(written)).toBe('status=CANCELLED&page=3');
    expect(pageOfAddress(written)).toBe(3);
  });

  it('a page that the list does not have becomes its last one', () => {
    expect([lastPageInstead(9, 3), lastPageInstead(3, 3), lastPageInstead(2, 0)]).toEqual([3, undefined, undefined]);
  });

  it('the first page has no parameter', () => {
    expect(String(addressOfPage(address('page=2'), 1))).toBe('');
  });
});
