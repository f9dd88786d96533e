import { incidentFilter } from './incident.queries.js';

describe('the list of incidents', () => {
  it('shows all unless it is narrowed', () => {
    expect(incidentFilter({})).toEqual({});
    expect(incidentFilter({ searchTerm: '' })).toEqual({});
  });

  it('is narrowed to a status, and to a part of a pick-up or a drop', () => {
    const place = { $regex: 'gate \\(2\\)', $options: 'i' };
    expect(incidentFilter({ status: 'OPEN', searchTerm: 'gate (2)' })).toEqual({
      status: 'OPEN',
      $or: [{ pickupLocation: place }, { dropLocation: place }],
    });
  });
});
