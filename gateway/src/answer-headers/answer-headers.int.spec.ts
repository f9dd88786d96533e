import { RawConnection } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const HSTS = 'max-age=31536000; includeSubDomains';

describe.each(DEPLOYMENTS)('every answer that is no page, services %s,', (deployment) => {
  let fixture: GatewayFixture;
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
  });
  afterAll(() => fixture.close());

  it.each([
    '/js/main.0123abcd.js',
    '/remotes.json',
    '/nothing.js',
    '/health/live',
    '/health/ready',
    '/api/v1/user/get-me',
    '/api/v1/user/images/a.webp',
    '/api/v1/nothing',
    '/api/openapi.json',
    '/api/docs/start.js',
    '/%',
  ])('has a policy under which nothing is loaded or framed: %s', async (path) => {
    const { headers } = await fixture.send(path);
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([POLICY, 'nosniff']);
    expect(headers['strict-transport-security']).toBe(HSTS);
  });

  it('has it also when the host is a stranger’s', async () => {
    const { status, headers } = await fixture.send('/', { headers: { host: 'rebound.example' } });
    expect([status, headers['content-security-policy']]).toEqual([421, POLICY]);
  });

  it.each([
    ['a request that is not HTTP', 'not HTTP\r\n\r\n', '400 Bad Request', 'request/malformed'],
    [
      'a head that is too large',
      `GET / HTTP/1.1\r\nhost: pothik.test\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'request/headers-too-large',
    ],
  ])('is the envelope of a refusal, for %s too', async (_what, bytes, status, code) => {
    const connection = await RawConnection.open(fixture.port);
    connection.write(bytes);
    await connection.closed;
    const [head = '', body = ''] = connection.received.split('\r\n\r\n');
    const lines = head.toLowerCase().split('\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId: expect.any(String) });
    for (const line of [
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
      `content-security-policy: ${POLICY}`,
      `strict-transport-security: ${HSTS.toLowerCase()}`,
    ])
      expect(lines).toContain(line);
  });
});

it('the page of the API may not change the base of its addresses', async () => {
  const fixture = await GatewayFixture.open();
  try {
    const { headers } = await fixture.send('/api/docs');
    expect(headers['content-security-policy']).toContain("; base-uri 'none'; frame-ancestors 'none'");
  } finally {
    await fixture.close();
  }
});
