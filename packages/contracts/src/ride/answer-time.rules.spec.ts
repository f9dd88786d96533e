import { answerMsOf } from './answer-time.rules.js';

const request = (updatedAt: string) => ({ answerBy: '2026-07-01T08:02:00.000Z', updatedAt });

describe('the time to answer', () => {
  it('is two minutes for the driver whom the rider chose', () => {
    expect(answerMsOf(request('2026-07-01T08:00:00.020Z'))).toBe(120_000);
  });

  it('is 30 seconds for each of the nearest, however long others were asked before', () => {
    expect(answerMsOf(request('2026-07-01T08:01:30.000Z'))).toBe(30_000);
    expect(answerMsOf(request('2026-07-01T08:01:30.020Z'))).toBe(30_000);
  });

  it('is 60 seconds for whom the search gave so long', () => {
    expect(answerMsOf(request('2026-07-01T08:01:00.000Z'))).toBe(60_000);
    expect(answerMsOf(request('2026-07-01T08:01:00.020Z'))).toBe(60_000);
  });

  it('of a ride that nobody is to answer is the shortest', () => {
    expect(answerMsOf({ updatedAt: '2026-07-01T08:00:00.000Z' })).toBe(30_000);
  });
});
