import { addressOfView, queryOfView, type RideListView, viewOfAddress } from './ride-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));
const PLAIN: RideListView = { page: 1 };
const ID = '0123456789abcdef01234567';
const NOW = new Date('2026-11-02T20:00:00.000Z');

describe('a list of rides and its address', () => {
  it.each<RideListView>([
    PLAIN,
    { page: 3, status: 'IN TRANSIT', days: '7', sort: 'oldest' },
    { page: 1, status: 'OPEN', driver: ID, rider: ID },
  ])('the address of a view is read back: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('the default list has an address without parameters', () => {
    expect(addressOfView(PLAIN).toString()).toBe('');
  });

  it.each(['page=0', 'status=LOST', 'days=3', 'driver=Karim', 'rider=1', 'sort=luck'])(
    'unknown values are ignored: %s',
    (address) => {
      expect(viewOf(address)).toEqual(PLAIN);
    },
  );
});

describe('what is asked for a list of rides', () => {
  it('is a page of all, newest first, unless something is chosen', () => {
    expect(queryOfView(PLAIN, NOW)).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
  });

  it('is every open status for the open ones, and one person’s as driver or as rider', () => {
    expect(queryOfView({ page: 1, status: 'OPEN', driver: ID, rider: ID }, NOW)).toMatchObject({
      rideStatus: 'REQUESTED,ACCEPTED,PICKED UP,IN TRANSIT',
      driver: ID,
      user: ID,
    });
  });

  it('counts days in Dhaka, today included', () => {
    expect(queryOfView({ page: 1, days: '1' }, NOW).from).toBe('2026-11-03');
    expect(queryOfView({ page: 1, days: '7' }, NOW).from).toBe('2026-10-28');
  });
});
