import { rideHttp } from '@pothik/contracts/ride';
import { asksTotalFare, rideFilter, rideSort } from './ride.queries.js';
import { ADMINISTRATOR, DRIVER, RIDER } from './rules/sample-ride.js';

const query = (raw: Record<string, unknown>) => rideHttp.rides.query.parse(raw);
const OTHER = '6650000000000000000000ff';

describe('a list of rides', () => {
  it('shows a rider their own', () => {
    expect(rideFilter(query({}), RIDER)).toEqual({ riderId: RIDER.id });
  });

  it('shows a driver those they drove and those they took as a rider', () => {
    expect(rideFilter(query({}), DRIVER)).toEqual({ $or: [{ driverUserId: DRIVER.id }, { riderId: DRIVER.id }] });
  });

  it('shows administrators all', () => {
    expect(rideFilter(query({}), ADMINISTRATOR)).toEqual({});
  });

  it('is narrowed by a filter, never widened', () => {
    expect(rideFilter(query({ user: OTHER }), RIDER)).toEqual({ riderId: RIDER.id, $and: [{ riderId: OTHER }] });
  });

  it('searches locations for the literal text', () => {
    const location = { $regex: '\\.\\*\\(a\\+\\)\\+\\$', $options: 'i' };
    expect(rideFilter(query({ searchTerm: '.*(a+)+$' }), ADMINISTRATOR)).toEqual({
      $and: [{ $or: [{ pickupLocation: location }, { dropLocation: location }] }],
    });
  });

  it('counts days in Dhaka, the last one included', () => {
    expect(rideFilter(query({ from: '2026-11-01', to: '2026-11-02' }), ADMINISTRATOR)).toEqual({
      $and: [
        { createdAt: { $gte: new Date('2026-10-31T18:00:00Z') } },
        { createdAt: { $lt: new Date('2026-11-02T18:00:00Z') } },
      ],
    });
  });

  it('takes instants as they are', () => {
    const to = '2026-11-02T06:00:00Z';
    expect(rideFilter(query({ to }), ADMINISTRATOR)).toEqual({ $and: [{ createdAt: { $lte: new Date(to) } }] });
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
});
