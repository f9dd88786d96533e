import { isAbsent, isBucketMade, isBucketMissing, isStoreUnavailable } from './s3-answer.rules.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

it.each(['NoSuchKey', 'NotFound', 'NoSuchBucket'])('%s: there is no such object', (code) => {
  expect(isAbsent(coded(code))).toBe(true);
  expect(isStoreUnavailable(coded(code))).toBe(false);
});

it('the bucket is missing only with NoSuchBucket', () => {
  expect(isBucketMissing(coded('NoSuchBucket'))).toBe(true);
  expect(isBucketMissing(coded('NoSuchKey'))).toBe(false);
});

it('a bucket that another process created exists', () => {
  expect(isBucketMade(coded('BucketAlreadyOwnedByYou'))).toBe(true);
  expect(isBucketMade(coded('AccessDenied'))).toBe(false);
});

it.each([
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  coded('ETIMEDOUT'),
  new Error('Request failed after 0 retries: Error: Retryable HTTP status: 503'),
])('is away: %s', (error) => {
  expect(isStoreUnavailable(error)).toBe(true);
});

it.each([coded('AccessDenied'), coded('SignatureDoesNotMatch'), new TypeError('not a function'), undefined])(
  'is there, and we are wrong: %s',
  (error) => {
    expect(isStoreUnavailable(error)).toBe(false);
    expect(isAbsent(error)).toBe(false);
  },
);
