import type { IncidentStatus } from '@pothik/contracts/ride';
import { identifier, incidentWith } from '../../testing/samples';
import { shownIncidents } from './shown-incidents.rules';

const incident = (number: number, status: IncidentStatus) => incidentWith({ _id: identifier(number), status });
const numbers = (...shown: Parameters<typeof shownIncidents>) => shownIncidents(...shown).map(({ _id }) => Number(_id));

describe('the SOS incidents of the analytics', () => {
  it('are those that are not resolved, however old, then the latest, each once', () => {
    const unresolved = [incident(1, 'OPEN'), incident(7, 'ACKNOWLEDGED')];
    const latest = [incident(9, 'RESOLVED'), incident(8, 'RESOLVED'), incident(7, 'ACKNOWLEDGED')];
    expect(numbers(unresolved, latest)).toEqual([1, 7, 9, 8]);
  });

  it('are at most four', () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => incident(number, 'OPEN'));
    expect(numbers(many, [])).toEqual([1, 2, 3, 4]);
    expect(numbers([], [])).toEqual([]);
  });
});
