import { PacedBroadcast } from './paced-broadcast.js';

const PAUSE_MS = 1000;

let sent: number;
let broadcast: PacedBroadcast;
beforeEach(() => {
  jest.useFakeTimers();
  sent = 0;
  broadcast = new PacedBroadcast(PAUSE_MS, () => {
    sent += 1;
  });
});
afterEach(() => {
  broadcast.stop();
  jest.useRealTimers();
});

describe('a paced broadcast', () => {
  it('is sent at once, and what comes during the pause once at its end', () => {
    for (let asked = 0; asked < 5; asked++) broadcast.ask();
    expect(sent).toBe(1);
    jest.advanceTimersByTime(PAUSE_MS);
    expect(sent).toBe(2);
    jest.advanceTimersByTime(10 * PAUSE_MS);
    expect(sent).toBe(2);
  });

  it('is sent at once again after a pause in which nobody asked', () => {
    broadcast.ask();
    jest.advanceTimersByTime(PAUSE_MS);
    broadcast.ask();
    expect(sent).toBe(2);
  });

  it('is not sent after it was stopped', () => {
    broadcast.ask();
    broadcast.ask();
    broadcast.stop();
    jest.advanceTimersByTime(PAUSE_MS);
    broadcast.ask();
    expect(sent).toBe(1);
  });
});
