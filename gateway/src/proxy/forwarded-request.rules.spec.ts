import { HEADER, OWNERS, TRACEPARENT } from '@pothik/contracts/platform';
import { answerHeaders, forwardedHeaders, isKeyed, readsCookies, sendsBody } from './forwarded-request.rules.js';

describe('cookies', () => {
  it('are read by auth alone', () => {
    expect(OWNERS.filter(readsCookies)).toEqual(['auth']);
  });
});

describe('a body', () => {
  it('is sent to its owner, but never that of GET and HEAD', () => {
    expect(['POST', 'PATCH', 'DELETE', 'GET', 'HEAD'].map(sendsBody)).toEqual([true, true, true, false, false]);
  });
});

describe('a request is keyed', () => {
  const key = { [HEADER.idempotencyKey]: 'key-0001' };
  it('when a signed-in person sends an idempotency key: owners store no others', () => {
    expect(isKeyed({ ...key, [HEADER.statement]: 'stated' })).toBe(true);
    expect(isKeyed(key)).toBe(false);
    expect(isKeyed({ [HEADER.statement]: 'stated' })).toBe(false);
  });
});

describe('the headers sent to a distributed owner', () => {
  const address = '10.0.0.1';

  it('omit hop-by-hop headers, and body headers when there is no body', () => {
    const passed = { expect: '100-continue', upgrade: 'h2c', 'content-length': '2', accept: 'a/b' };
    expect(forwardedHeaders(passed, passed, { address, hasBody: false })).toEqual({
      accept: 'a/b',
      'x-forwarded-for': address,
    });
    expect(forwardedHeaders(passed, passed, { address, hasBody: true })).toMatchObject({ 'content-length': '2' });
  });

  it('include the key and the age of an act that waited for a network', () => {
    const passed = { [HEADER.idempotencyKey]: 'key-0001', [HEADER.actAge]: '420000' };
    expect(forwardedHeaders(passed, {}, { address, hasBody: true })).toMatchObject(passed);
  });

  it('include the gateway’s own, also when the caller had them removed', () => {
    const admitted = {
      [HEADER.statement]: 'stated',
      [HEADER.address]: 'stated too',
      [HEADER.requestId]: 'request-0001',
      [TRACEPARENT]: '00-ours',
    };
    expect(forwardedHeaders({}, admitted, { address, hasBody: false })).toEqual({
      ...admitted,
      'x-forwarded-for': address,
    });
  });
});

it('the forwarded headers of an answer omit those of the owner’s connection', () => {
  const answered = { connection: 'keep-alive', 'keep-alive': 'timeout=72', 'content-type': 'a/b' };
  expect(answerHeaders(answered)).toEqual({ 'content-type': 'a/b' });
});
