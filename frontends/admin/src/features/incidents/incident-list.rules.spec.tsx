import { addressOfView, type IncidentListView, viewOfAddress } from './incident-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

describe('the list of incidents and its address', () => {
  it.each<IncidentListView>([
    { page: 1 },
    { page: 3, status: 'ACKNOWLEDGED' },
    { page: 1, ride: '0123456789abcdef01234567' },
    { page: 2, person: '0123456789abcdef01234567' },
  ])('its whole view is in the address: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('unknown values are ignored', () => {
    expect(viewOf('status=LOST&page=-1&ride=P-7Q4MK')).toEqual({ page: 1 });
  });
});
