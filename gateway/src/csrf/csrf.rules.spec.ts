import { refuseCrossSiteRequest } from './csrf.rules.js';

const allowed = { origins: new Set(['https://pothik.example']), protocol: 'https:' };
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

  it('takes the scheme into account: a page of http is not the platform’s under https', () => {
    expect(judge({ host: 'pothik.example', origin: 'http://pothik.example' })).toThrow(refused);
    expect(judge({ host: 'gateway.internal', origin: 'http://gateway.internal' })).toThrow(refused);
    expect(judge({ host: 'gateway.internal', origin: 'https://gateway.internal' })).not.toThrow();
    expect(judge({ host: 'localhost:8080', origin: 'https://localhost:8080' })).toThrow(refused);
    expect(judge({ host: '[::1]:8080', origin: 'http://[::1]:8080' })).not.toThrow();
  });

  it('refuses any other origin', () => {
    expect(judge({ origin: 'http://localhost:8081' })).toThrow(refused);
    expect(judge({ origin: 'https://evil.example' })).toThrow(refused);
    expect(judge({ origin: 'null' })).toThrow(refused);
  });

  it.each(['cross-site', 'same-site', 'none'])('without Origin, refuses what the browser calls %s', (fetchSite) => {
    expect(judge({ fetchSite })).toThrow(refused);
    expect(judge({ fetchSite: 'same-origin' })).not.toThrow();
  });

  it('allows a request with neither Origin nor Sec-Fetch-Site: no browser sent it', () => {
    expect(judge({})).not.toThrow();
  });

  it('allows reading from any origin', () => {
    expect(judge({ method: 'GET', origin: 'https://evil.example' })).not.toThrow();
  });
});
