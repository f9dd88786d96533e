import { rideHttp } from '@pothik/contracts/ride';
import {
  asksTotalFare,
  COUNTING,
  completedCondition,
  everybodysCompleted,
  type RidesInput,
  rideFilter,
  rideSort,
} from './ride.queries.js';
import { later, type RideCaller } from './rules/ride.rules.js';
import { ADMINISTRATOR, DRIVER, HOUR, MINUTE, NOW, RIDER } from './rules/sample-ride.js';

const query = (raw: Record<string, unknown>) => rideHttp.rides.query.parse(raw);
const OTHER = '6650000000000000000000ff';
const filterOf = (input: RidesInput, caller: RideCaller, people: readonly string[] = []) =>
  rideFilter(input, caller, { now: NOW, people });

describe('a list of rides', () => {
  it('shows a rider their own', () => {
    expect(filterOf(query({}), RIDER)).toEqual({ riderId: RIDER.id });
  });

  it('shows a rider also those of guests who have become their account', () => {
    expect(filterOf(query({}), { ...RIDER, formerIds: [OTHER] })).toEqual({ riderId: { $in: [RIDER.id, OTHER] } });
  });

  it('shows a driver those they drove and those they took as a rider', () => {
    expect(filterOf(query({}), DRIVER)).toEqual({ $or: [{ driverUserId: DRIVER.id }, { riderId: DRIVER.id }] });
  });

  it('shows administrators all', () => {
    expect(filterOf(query({}), ADMINISTRATOR)).toEqual({});
  });

  it('is narrowed by a filter, never widened', () => {
    expect(filterOf(query({ user: OTHER }), RIDER)).toEqual({ riderId: RIDER.id, $and: [{ riderId: OTHER }] });
  });

  it('searches locations for the literal text', () => {
    const location = { $regex: '\\.\\*\\(\\+\\)\\$', $options: 'i' };
    expect(filterOf(query({ searchTerm: '.*(+)$' }), ADMINISTRATOR)).toEqual({
      $and: [{ $or: [{ pickupLocation: location }, { dropLocation: location }] }],
    });
  });

  it('finds by number, plate, and people, each by its own index', () => {
    expect(filterOf(query({ find: 'p-7q4mk' }), ADMINISTRATOR, [OTHER])).toEqual({
      $and: [
        {
          $or: [
            { number: 'P-7Q4MK' },
            { plateKeys: { $regex: '^P7Q4MK' } },
            { riderId: { $in: [OTHER] } },
            { driverUserId: { $in: [OTHER] } },
          ],
        },
      ],
    });
  });

  it('finds nothing by a text that can be none of them, and everything by no text', () => {
    expect(filterOf(query({ find: '.*' }), ADMINISTRATOR)).toEqual({ $and: [{ _id: { $in: [] } }] });
    expect(filterOf(query({ find: ' ' }), ADMINISTRATOR)).toEqual({});
  });

  it('of overdue rides has each status with its own limit', () => {
    expect(filterOf(query({ overdue: 'true' }), ADMINISTRATOR)).toEqual({
      $and: [
        {
          $or: [
            { status: 'REQUESTED', requestedAt: { $lt: later(NOW, -MINUTE) } },
            { status: 'ACCEPTED', acceptedAt: { $lt: later(NOW, -15 * MINUTE) } },
            { status: { $in: ['PICKED UP', 'IN TRANSIT'] }, pickedUpAt: { $lt: later(NOW, -6 * HOUR) } },
          ],
        },
      ],
    });
  });

  it('counts days in Dhaka, the last one included', () => {
    expect(filterOf(query({ from: '2026-11-01', to: '2026-11-02' }), ADMINISTRATOR)).toEqual({
      $and: [
        { createdAt: { $gte: new Date('2026-10-31T18:00:00Z') } },
        { createdAt: { $lt: new Date('2026-11-02T18:00:00Z') } },
      ],
    });
  });

  it('takes instants as they are', () => {
    const to = '2026-11-02T06:00:00Z';
    expect(filterOf(query({ to }), ADMINISTRATOR)).toEqual({ $and: [{ createdAt: { $lte: new Date(to) } }] });
  });

  it('orders equal values by id', () => {
    expect(rideSort('-fare')).toEqual({ fare: -1, _id: -1 });
    expect(rideSort('createdAt')).toEqual({ createdAt: 1, _id: 1 });
  });

  it('sums fares of completed rides alone', () => {
    expect(asksTotalFare(query({ rideStatus: 'COMPLETED' }))).toBe(true);
    expect(asksTotalFare(query({ rideStatus: 'COMPLETED,CANCELLED' }))).toBe(false);
    expect(asksTotalFare(query({}))).toBe(false);
  });

  it('sums everybody’s fares for administrators, over a time and a vehicle type', () => {
    const to = '2026-11-02T06:00:00Z';
    const completed = query({ rideStatus: 'COMPLETED', sort: '-fare', page: '2' });
    const narrowed = (by: object) => everybodysCompleted({ ...completed, ...by }, ADMINISTRATOR);
    expect(narrowed({ searchTerm: '' })).toEqual({ created: {} });
    expect(narrowed({ from: '2026-11-01', to: '2026-11-02', vehicleType: 'CAR' })).toEqual({
      created: { from: new Date('2026-10-31T18:00:00Z'), before: new Date('2026-11-02T18:00:00Z') },
      vehicleType: 'CAR',
    });
    expect(narrowed({ from: to, to })).toEqual({
      created: { from: new Date(to), before: new Date('2026-11-02T06:00:00.001Z') },
    });
  });

  it.each([{ driver: OTHER }, { user: OTHER }, { find: 'p-7q4mk' }, { searchTerm: 'Mirpur' }, { overdue: 'true' }])(
    'sums no more than its rides when %j narrows it',
    (narrower) => {
      expect(everybodysCompleted(query({ rideStatus: 'COMPLETED', ...narrower }), ADMINISTRATOR)).toBeUndefined();
    },
  );

  it('sums no more than one’s own rides for riders and drivers', () => {
    const completed = query({ rideStatus: 'COMPLETED' });
    expect([RIDER, DRIVER].map((caller) => everybodysCompleted(completed, caller))).toEqual([undefined, undefined]);
  });

  it('finds completed rides that count by when they were stored and requested, and by the vehicle type they had', () => {
    const [from, before] = [NOW, later(NOW, HOUR)];
    expect(completedCondition({ created: {}, requested: {} })).toEqual({ status: 'COMPLETED', ...COUNTING });
    expect(completedCondition({ created: { from, before }, requested: { before }, vehicleType: 'CAR' })).toEqual({
      status: 'COMPLETED',
      'review.state': { $nin: ['REVIEW', 'LEFT_OUT'] },
      createdAt: { $gte: from, $lt: before },
      requestedAt: { $lt: before },
      'vehicle.vehicleType': 'CAR',
    });
  });
});
