import { addressOfView, viewOfAddress } from './payment-list.rules';

describe('the address of the payments to decide', () => {
  it('has page and status, and is read as it was written', () => {
    const view = { page: 2, status: 'OWING' } as const;
    expect(viewOfAddress(addressOfView(view))).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(viewOfAddress(new URLSearchParams('status=SETTLED&page=x'))).toEqual({ page: 1, status: undefined });
  });
});
