import type { AskedOutcome } from '@pothik/contracts/ride';
import { isLastAsked } from './dispatch.rules';

const dispatch = (waiting: number, ...outcomes: readonly AskedOutcome[]) => ({
  waiting,
  asked: outcomes.map((outcome) => ({ name: 'Karim Ali', outcome, at: '2026-07-01T08:00:00.000Z' })),
});

describe('the last who is asked', () => {
  it.each([
    ['after whom nobody waits', dispatch(0), true],
    ['before whom two have refused', dispatch(3, 'REJECTED', 'UNANSWERED'), true],
    ['not while others wait', dispatch(1, 'REJECTED'), false],
    ['not because others were not free', dispatch(1, 'NOT_FREE', 'NOT_FREE'), false],
  ])('is the one %s', (_who, of, last) => {
    expect(isLastAsked(of)).toBe(last);
  });
});
