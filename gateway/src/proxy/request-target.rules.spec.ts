import { requestTarget } from './request-target.rules.js';

describe('the target of a request line', () => {
  it.each([
    ['/api/v1/ride/rides', '/api/v1/ride/rides', ''],
    ['/api/v1/ride/rides?searchTerm=../a%2&page=1', '/api/v1/ride/rides', 'searchTerm=../a%2&page=1'],
    ['/api/v1/ride/rides?a=1#part', '/api/v1/ride/rides', 'a=1'],
    ['http://elsewhere.example/api/v1/ride/rides?a=1', '/api/v1/ride/rides', 'a=1'],
    ['/remotes/a..b/.../c.js', '/remotes/a..b/.../c.js', ''],
  ])('%s has a path and a query', (url, path, query) => {
    expect(requestTarget(url)).toEqual({ path, query });
  });

  it.each([
    '/api/v1/../internal/epoch/a',
    '/api/v1/%2e%2e/internal',
    '/api/v1/.%2E/internal',
    '/api/v1/user/images/..',
    '/api/v1/user/images/x\\..\\..\\internal',
    '/api/v1/user/images/x%5c..',
    '/js/..%2f..%2fsecret.txt',
    '/js/%00.js',
    '/./js',
  ])('%s is refused: it has dot segments or is ambiguous', (url) => {
    expect(() => requestTarget(url)).toThrow(expect.objectContaining({ code: 'request/not-found' }));
  });
});
