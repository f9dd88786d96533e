import { newWaitingMail, retryAt } from './waiting-mail.rules.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');

describe('a mail that waits', () => {
  it('is due from the moment it is stored', () => {
    expect(newWaitingMail(NOW)).toEqual({ mailDueAt: NOW, mailTries: 0, mailedAt: null });
  });

  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [11, 3_600],
    [5_000, 3_600],
  ])('that could not be mailed %i times is tried again after %i seconds', (tries, seconds) => {
    expect(retryAt(tries, NOW).getTime() - NOW.getTime()).toBe(seconds * 1_000);
  });
});
