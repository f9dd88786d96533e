import { addressOfView, type IncidentListView, viewOfAddress } from './incident-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

describe('the list of incidents and its address', () => {
  it.each<IncidentListView>([{ page: 1 }, { page: 3, status: 'ACKNOWLEDGED' }])(
    'its whole view is in the address: %j',
    (view) => {
      expect(viewOf(addressOfView(view).toString())).toEqual(view);
    },
  );

  it('unknown values are ignored', () => {
    expect(viewOf('status=LOST&page=-1')).toEqual({ page: 1 });
  });
});
