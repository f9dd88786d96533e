import { person } from '@pothik/service-kit/testing';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

it('the log line of an unavailable owner has the code of the cause', async () => {
  const fixture = await GatewayFixture.open({ deployment: 'distributed', isObserved: true });
  try {
    await fixture.stopOwner('user');
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    expect(refused(await fixture.send('/api/v1/user/get-me', { headers }))).toEqual([503, 'platform/unavailable']);
    expect(fixture.warnings).toEqual([expect.objectContaining({ cause: 'ECONNREFUSED' })]);
  } finally {
    await fixture.close();
  }
});
