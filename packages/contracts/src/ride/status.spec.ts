import {
  allowsSos,
  isEngaged,
  isOpen,
  nextTransitions,
  RIDE_STATUS,
  RIDE_TRANSITIONS,
  transitionOf,
} from './status.js';

const ENDED = ['COMPLETED', 'REJECTED', 'CANCELLED'] as const;

describe('the table of ride transitions', () => {
  it('has no transition from COMPLETED, REJECTED or CANCELLED', () => {
    expect(RIDE_TRANSITIONS.filter(({ from }) => ENDED.some((status) => status === from))).toEqual([]);
  });

  it('reaches PICKED UP by the rider’s code only', () => {
    const edges = RIDE_TRANSITIONS.filter(({ to }) => to === RIDE_STATUS.PICKED_UP);
    expect(edges).toEqual([expect.objectContaining({ from: 'ACCEPTED', by: ['DRIVER'], through: 'verify-otp' })]);
  });

  it('gives the driver of a request two answers', () => {
    expect(nextTransitions('REQUESTED', 'DRIVER').map(({ to }) => to)).toEqual(['ACCEPTED', 'REJECTED']);
  });

  it('does not let a rider cancel once picked up', () => {
    expect(transitionOf('PICKED UP', 'CANCELLED')?.by).not.toContain('RIDER');
  });

  it('has no transition that is not listed', () => {
    expect(transitionOf('CANCELLED', 'COMPLETED')).toBeUndefined();
  });

  it('shows SOS while PICKED UP or IN TRANSIT only', () => {
    expect(Object.values(RIDE_STATUS).filter(allowsSos)).toEqual(['PICKED UP', 'IN TRANSIT']);
  });

  it('counts every engaged status as open', () => {
    expect(Object.values(RIDE_STATUS).filter((status) => isEngaged(status) && !isOpen(status))).toEqual([]);
  });
});
