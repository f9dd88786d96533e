import { identifier, rideWith } from '../../testing/samples';
import {
  addressOfView,
  isNarrowed,
  lastWeek,
  peopleNamed,
  type RideListView,
  rideQuery,
  viewOfAddress,
} from './ride-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));
const PLAIN: RideListView = { page: 1, search: '' };
const ID = '0123456789abcdef01234567';
const NOW = new Date('2026-11-02T20:00:00.000Z');

describe('a list of rides and its address', () => {
  it.each<RideListView>([
    PLAIN,
    { page: 3, search: 'P-7Q4MK', status: 'IN TRANSIT', days: '7', sort: 'oldest' },
    { page: 1, search: '', status: 'OVERDUE', vehicle: 'CNG', from: '2026-10-01', to: '2026-10-31' },
    { page: 1, search: '', status: 'OPEN', driver: ID, rider: ID },
    { page: 1, search: '', status: 'REVIEW' },
  ])('the address of a view is read back: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('the default list has an address without parameters', () => {
    expect(addressOfView(PLAIN).toString()).toBe('');
  });

  it.each([
    'page=0',
    'status=LOST',
    'days=3',
    'vehicle=BOAT',
    'from=2026-02-30',
    'to=yesterday',
    'to=0202-11-01',
    'driver=Karim',
    'rider=1',
    'sort=luck',
  ])('unknown values are ignored: %s', (address) => {
    expect(viewOf(address)).toEqual(PLAIN);
  });

  it('is narrowed by a filter, not by its page or order', () => {
    expect(isNarrowed({ ...PLAIN, page: 2, sort: 'oldest' })).toBe(false);
    expect(isNarrowed({ ...PLAIN, vehicle: 'CAR' })).toBe(true);
    expect(isNarrowed({ ...PLAIN, search: 'x' })).toBe(true);
  });
});

describe('what is asked for a list of rides', () => {
  it('is all, newest first, unless something is chosen', () => {
    expect(rideQuery(PLAIN, NOW)).toEqual({ sort: '-createdAt' });
  });

  it('is what is searched for, the vehicle, and one person’s as driver or as rider', () => {
    expect(rideQuery({ ...PLAIN, search: 'DM 23', vehicle: 'CAR', driver: ID, rider: ID }, NOW)).toMatchObject({
      find: 'DM 23',
      vehicleType: 'CAR',
      driver: ID,
      user: ID,
    });
  });

  it.each([
    ['OPEN', { rideStatus: 'REQUESTED,ACCEPTED,PICKED UP,IN TRANSIT' }],
    ['ENDED', { rideStatus: 'COMPLETED,REJECTED,CANCELLED' }],
    ['OVERDUE', { overdue: 'true' }],
    ['ACCEPTED', { rideStatus: 'ACCEPTED' }],
  ] as const)('is by its name: %s', (status, asked) => {
    expect(rideQuery({ ...PLAIN, status }, NOW)).toEqual({ sort: '-createdAt', ...asked });
  });

  it('counts days in Dhaka, today included', () => {
    expect(rideQuery({ ...PLAIN, days: '1' }, NOW).from).toBe('2026-11-03');
    expect(rideQuery({ ...PLAIN, days: '7' }, NOW).from).toBe('2026-10-28');
    expect(lastWeek(NOW)).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  });

  it('are chosen days, open on either side', () => {
    expect(rideQuery({ ...PLAIN, from: '2026-10-01' }, NOW)).toEqual({ sort: '-createdAt', from: '2026-10-01' });
    expect(rideQuery({ ...PLAIN, to: '2026-10-01' }, NOW)).toEqual({ sort: '-createdAt', to: '2026-10-01' });
  });
});

describe('the people whom a search means', () => {
  const nusrat = { as: 'rider', id: identifier(8), name: 'Nusrat Jahan' };
  const rafiqul = { as: 'driver', id: identifier(2), name: 'Rafiqul Islam' };

  it.each([
    ['nus', [nusrat]],
    ['jahan n', [nusrat]],
    ['Rafiqul Islam', [rafiqul]],
    ['Rafiqul Jahan', []],
    ['P-7Q4MK', []],
    ['', []],
  ])('%s', (search, people) => {
    expect(peopleNamed([rideWith(), rideWith({ _id: identifier(6) })], search)).toEqual(people);
  });
});
