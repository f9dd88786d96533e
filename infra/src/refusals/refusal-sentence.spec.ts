import { ConfigurationError, EngineUnavailable } from '@pothik/engines';
import { OperationRefusal } from './operation-refusal.types.js';
import { refusalSentence } from './refusal-sentence.js';
import { StartRefusal } from './start-refusal.js';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('whoever types a command reads one sentence about', () => {
  it.each([
    new OperationRefusal('Name a topic.'),
    new StartRefusal('These settings are not right: PORT.'),
    new ConfigurationError('missing: S3_ACCESS_KEY'),
    coded('ERR_PARSE_ARGS_UNKNOWN_OPTION', "Unknown option '--now'"),
  ])('$message', (error) => {
    expect(refusalSentence(error)).toBe(error.message);
  });

  it('an engine that is away, with the reason', () => {
    const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9000');
    expect(refusalSentence(new EngineUnavailable('objects', refused))).toBe(
      'objects cannot be reached: connect ECONNREFUSED 127.0.0.1:9000',
    );
    expect(refusalSentence(new EngineUnavailable('auth', new TypeError('fetch failed', { cause: refused })))).toBe(
      'auth cannot be reached: connect ECONNREFUSED 127.0.0.1:9000',
    );
    expect(refusalSentence(refused)).toBe('connect ECONNREFUSED 127.0.0.1:9000');
  });

  it.each(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied'])('a key of the object store: %s', (code) => {
    expect(refusalSentence(coded(code, 'Access Denied.'))).toBe(
      'The object store refuses S3_ACCESS_KEY and S3_SECRET_KEY: Access Denied.',
    );
  });

  it('nothing else: a bug has its stack', () => {
    expect([refusalSentence(new TypeError('not a function')), refusalSentence('no error')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
