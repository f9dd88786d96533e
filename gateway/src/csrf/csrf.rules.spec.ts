import { refuseCrossSiteRequest } from './csrf.rules.js';

const allowed = { origins: new Set(['https://pothik.example']), protocol: 'https:' };
const request = { method: 'POST', host: 'localhost:8080', origin: undefined, fetchSite: undefined };
const checking = (changes: Partial<Parameters<typeof refuseCrossSiteRequest>[0]>) => () =>
  refuseCrossSiteRequest({ ...request, ...changes }, allowed);
const refused = expect.objectContaining({ code: 'request/origin-refused' });

describe('unsafe methods need an allowed origin', () => {
  it('allows the request’s own host', () => {
    expect(checking({ origin: 'http://localhost:8080', fetchSite: 'same-origin' })).not.toThrow();
  });

  it('allows a listed origin', () => {
    expect(checking({ origin: 'https://pothik.example' })).not.toThrow();
  });

  it('takes the scheme into account: a page of http is not the platform’s under https', () => {
    expect(checking({ host: 'pothik.example', origin: 'http://pothik.example' })).toThrow(refused);
    expect(checking({ host: 'gateway.internal', origin: 'http://gateway.internal' })).toThrow(refused);
    expect(checking({ host: 'gateway.internal', origin: 'https://gateway.internal' })).not.toThrow();
    expect(checking({ host: 'localhost:8080', origin: 'https://localhost:8080' })).toThrow(refused);
    expect(checking({ host: '[::1]:8080', origin: 'http://[::1]:8080' })).not.toThrow();
  });

  it('refuses any other origin', () => {
    expect(checking({ origin: 'http://localhost:8081' })).toThrow(refused);
    expect(checking({ origin: 'https://evil.example' })).toThrow(refused);
    expect(checking({ origin: 'null' })).toThrow(refused);
  });

  it.each(['cross-site', 'same-site', 'none'])('without Origin, refuses what the browser calls %s', (fetchSite) => {
    expect(checking({ fetchSite })).toThrow(refused);
    expect(checking({ fetchSite: 'same-origin' })).not.toThrow();
  });

  it('allows a request with neither Origin nor Sec-Fetch-Site: no browser sent it', () => {
    expect(checking({})).not.toThrow();
  });

  it('allows reading from any origin', () => {
    expect(checking({ method: 'GET', origin: 'https://evil.example' })).not.toThrow();
  });
});
