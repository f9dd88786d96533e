import { type DecoderFacts, decoderEnd } from './decoder-end.rules.js';

const FACTS: DecoderFacts = {
  isReady: true,
  answer: undefined,
  isOutOfTime: false,
  isStopped: false,
  isLeft: false,
  signal: null,
};

describe('a decoder', () => {
  it.each<[string, Partial<DecoderFacts>, string]>([
    ['that answers with pictures has encoded them', { answer: { pictures: [] } }, 'encoded'],
    ['that answers without pictures could not read it', { answer: { pictures: undefined } }, 'unreadable'],
    ['that answered is killed afterwards', { answer: { pictures: [] }, signal: 'SIGKILL' }, 'encoded'],
    ['that took too long is out of time', { isOutOfTime: true, signal: 'SIGKILL' }, 'out-of-time'],
    ['that was killed, and not by the service, took too much memory', { signal: 'SIGKILL' }, 'out-of-memory'],
    ['that crashed died', { signal: 'SIGSEGV' }, 'died'],
    ['that ended without an answer died', {}, 'died'],
    ['that was killed as the service stops was stopped', { isStopped: true, signal: 'SIGKILL' }, 'stopped'],
    ['that was killed as its sender left is left', { isLeft: true, signal: 'SIGKILL' }, 'left'],
    ['that ended before it had a picture did not start', { isReady: false }, 'not-started'],
    ['that did not start in time did not start', { isReady: false, isOutOfTime: true }, 'not-started'],
  ])('%s', (_case, facts, end) => {
    expect(decoderEnd({ ...FACTS, ...facts })).toBe(end);
  });
});
