import { answerMsOf, isUrgent } from './answer-time.rules';

const request = (updatedAt: string) => ({ answerBy: '2026-07-01T08:02:00.000Z', updatedAt });

describe('urgency', () => {
  it('is in the last 30 seconds of two minutes, and in the last 10 of half a minute', () => {
    expect([31, 30].map((seconds) => isUrgent(seconds, 120_000))).toEqual([false, true]);
    expect([11, 10].map((seconds) => isUrgent(seconds, 30_000))).toEqual([false, true]);
  });
});

describe('the time to answer', () => {
  it('is two minutes for the driver whom the rider chose', () => {
    expect(answerMsOf(request('2026-07-01T08:00:00.020Z'))).toBe(120_000);
  });

  it('is 30 seconds for each of the nearest, however long others were asked before', () => {
    expect(answerMsOf(request('2026-07-01T08:01:30.000Z'))).toBe(30_000);
    expect(answerMsOf(request('2026-07-01T08:01:30.020Z'))).toBe(30_000);
  });
});
