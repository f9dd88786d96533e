import { sectionState, wayBack } from './ride-page.rules';

describe('the link back from a ride', () => {
  it.each([
    ['REQUESTED', '/driver/ride-request'],
    ['IN TRANSIT', '/driver/ride-request'],
    ['COMPLETED', '/driver/ride-completed'],
    ['REJECTED', '/driver/ride-rejected'],
    ['CANCELLED', '/driver/ride-rejected?status=CANCELLED'],
  ] as const)('of status %s leads to the list of such rides: %s', (status, list) => {
    expect(wayBack(status, null)).toBe(list);
    expect(wayBack(status, { list: 7 })).toBe(list);
  });

  it('leads to the list the driver came from, as it was', () => {
    expect(wayBack('COMPLETED', { list: '/driver/ride-completed?page=3' })).toBe('/driver/ride-completed?page=3');
  });
});

describe('the list that a ride’s page belongs to', () => {
  it('follows from its status, and is said once', () => {
    expect(sectionState('COMPLETED', null)).toEqual({ section: '/driver/ride-completed' });
    expect(sectionState('CANCELLED', { list: '/x', section: '/driver/ride-request' })).toEqual({
      list: '/x',
      section: '/driver/ride-rejected?status=CANCELLED',
    });
    expect(sectionState('COMPLETED', { section: '/driver/ride-completed' })).toBeUndefined();
  });
});
