import { incidentFilter } from './incident.queries.js';

describe('the list of incidents', () => {
  it('shows all without a filter', () => {
    expect(incidentFilter({})).toEqual({});
    expect(incidentFilter({ searchTerm: '' })).toEqual({});
  });

  it('is filtered by status and by a part of a location', () => {
    const location = { $regex: 'gate \\(2\\)', $options: 'i' };
    expect(incidentFilter({ status: 'OPEN', searchTerm: 'gate (2)' })).toEqual({
      status: 'OPEN',
      $or: [{ pickupLocation: location }, { dropLocation: location }],
    });
  });

  it('is that of one ride', () => {
    expect(incidentFilter({ ride: '6650000000000000000000aa' })).toEqual({ rideId: '6650000000000000000000aa' });
  });
});
