import { refuseCrossSiteRequest } from './csrf.rules.js';

const allowed = new Set(['https://pothik.example']);
const request = { method: 'POST', host: 'localhost:8080', origin: undefined, fetchSite: undefined };
const judge = (changes: Partial<Parameters<typeof refuseCrossSiteRequest>[0]>) => () =>
  refuseCrossSiteRequest({ ...request, ...changes }, allowed);
const refused = expect.objectContaining({ code: 'request/origin-refused' });

describe('unsafe methods need an allowed origin', () => {
  it('allows the request’s own host', () => {
    expect(judge({ origin: 'http://localhost:8080', fetchSite: 'same-origin' })).not.toThrow();
  });

  it('allows a listed origin', () => {
    expect(judge({ origin: 'https://pothik.example' })).not.toThrow();
  });

  it('refuses any other origin', () => {
    expect(judge({ origin: 'https://evil.example' })).toThrow(refused);
    expect(judge({ origin: 'null' })).toThrow(refused);
    expect(judge({ fetchSite: 'cross-site' })).toThrow(refused);
  });

  it('allows a request with neither Origin nor Sec-Fetch-Site: no browser sent it', () => {
    expect(judge({})).not.toThrow();
  });

  it('allows reading from any origin', () => {
    expect(judge({ method: 'GET', origin: 'https://evil.example' })).not.toThrow();
  });
});
