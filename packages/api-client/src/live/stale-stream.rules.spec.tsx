import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { couldBeStale, STREAM_LIMITS } from './stale-stream.rules';

describe('a stream that may be stale', () => {
  it('is any stream after a change of network', () => {
    expect(couldBeStale('network', 0)).toBe(true);
  });

  it('is a silent one when the page comes to sight, not one that has just been heard', () => {
    expect(couldBeStale('visible', 5_000)).toBe(true);
    expect(couldBeStale('visible', 1_000)).toBe(false);
  });

  it('is one that missed a comment line when a call got no answer', () => {
    expect(couldBeStale('lost', NOTIFICATION_LIMITS.commentLineMs + 2_000)).toBe(true);
    expect(couldBeStale('lost', NOTIFICATION_LIMITS.commentLineMs)).toBe(false);
  });
});

it('the stream’s limits follow the server’s comment lines', () => {
  expect(STREAM_LIMITS.commentLineMs).toBe(NOTIFICATION_LIMITS.commentLineMs);
  expect(STREAM_LIMITS.pulseMs).toBe(NOTIFICATION_LIMITS.pulseMs);
});
