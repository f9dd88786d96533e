import { searchPattern } from '@pothik/contracts/platform';
import { incidentFilter } from './incident.queries.js';

describe('the list of incidents', () => {
  it('shows all without a filter', () => {
    expect(incidentFilter({})).toEqual({});
    expect(incidentFilter({ searchTerm: '' })).toEqual({});
  });

  it('is filtered by status and by a part of a location', () => {
    const location = { $regex: searchPattern('gate (2)'), $options: 'i' };
    expect(incidentFilter({ status: 'OPEN', searchTerm: 'gate (2)' })).toEqual({
      status: 'OPEN',
      $and: [{ $or: [{ pickupLocation: location }, { dropLocation: location }] }],
    });
  });

  it('is that of one ride', () => {
    expect(incidentFilter({ ride: '6650000000000000000000aa' })).toEqual({ rideId: '6650000000000000000000aa' });
  });

  it('is that of one person, as rider and as driver, also where a location is searched', () => {
    const person = '6650000000000000000000ab';
    const theirs = { $or: [{ riderId: person }, { driverUserId: person }] };
    expect(incidentFilter({ person })).toEqual(theirs);
    expect(incidentFilter({ person, searchTerm: 'gate' })).toMatchObject({ ...theirs, $and: [{}] });
  });
});
