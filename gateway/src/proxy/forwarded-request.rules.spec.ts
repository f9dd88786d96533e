import { HEADER, TRACEPARENT } from '@pothik/contracts/platform';
import { answerHeaders, bringsBody, forwardedHeaders, isBodyKept, isKeyed } from './forwarded-request.rules.js';

describe('a body', () => {
  it('is brought by a length or by pieces', () => {
    expect(bringsBody('POST', { 'content-length': '2' })).toBe(true);
    expect(bringsBody('PATCH', { 'transfer-encoding': 'chunked' })).toBe(true);
  });

  it('is not brought by nothing, and never by a reading call', () => {
    expect(bringsBody('POST', {})).toBe(false);
    expect(bringsBody('POST', { 'content-length': '0' })).toBe(false);
    expect(bringsBody('GET', { 'content-length': '2' })).toBe(false);
  });
});

describe('a body is kept, to be sent again', () => {
  it('when its length is known and no larger than JSON may be', () => {
    expect(isBodyKept('POST', { 'content-length': '65536' })).toBe(true);
    expect(isBodyKept('POST', { 'content-length': '65537' })).toBe(false);
    expect(isBodyKept('POST', { 'transfer-encoding': 'chunked', 'content-length': '2' })).toBe(false);
    expect(isBodyKept('POST', { 'content-length': 'many' })).toBe(false);
    expect(isBodyKept('POST', {})).toBe(false);
    expect(isBodyKept('GET', { 'content-length': '2' })).toBe(false);
  });
});

describe('a request is keyed', () => {
  const key = { [HEADER.idempotencyKey]: 'key-0001' };
  it('when somebody signed in gave it a key: owners keep nobody else’s', () => {
    expect(isKeyed({ ...key, [HEADER.statement]: 'stated' })).toBe(true);
    expect(isKeyed(key)).toBe(false);
    expect(isKeyed({ [HEADER.statement]: 'stated' })).toBe(false);
  });
});

describe('the headers a distributed owner gets', () => {
  const address = '10.0.0.1';

  it('leave out what belongs to one hop, and what speaks of a body that is not brought', () => {
    const passed = { expect: '100-continue', upgrade: 'h2c', 'content-length': '2', accept: 'a/b' };
    expect(forwardedHeaders(passed, passed, { address, hasBody: false })).toEqual({
      accept: 'a/b',
      'x-forwarded-for': address,
    });
    expect(forwardedHeaders(passed, passed, { address, hasBody: true })).toMatchObject({ 'content-length': '2' });
  });

  it('carry the gateway’s own words, also when the caller had them taken away', () => {
    const admitted = { [HEADER.statement]: 'stated', [HEADER.requestId]: 'request-0001', [TRACEPARENT]: '00-ours' };
    expect(forwardedHeaders({}, admitted, { address, hasBody: false })).toEqual({
      ...admitted,
      'x-forwarded-for': address,
    });
  });
});

it('an answer says nothing to the caller of the owner’s own connection', () => {
  const answered = { connection: 'keep-alive', 'keep-alive': 'timeout=72', 'content-type': 'a/b' };
  expect(answerHeaders(answered)).toEqual({ 'content-type': 'a/b' });
});
