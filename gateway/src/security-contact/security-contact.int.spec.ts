import { GatewayFixture } from '../testing/gateway-fixture.js';

const PATH = '/.well-known/security.txt';

it('whoever found a vulnerability reads whom to tell', async () => {
  const fixture = await GatewayFixture.open({ configuration: { SECURITY_CONTACT: 'security@pothik.test' } });
  const { status, headers, text } = await fixture.send(PATH);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('Contact: mailto:security@pothik.test\n');
  await fixture.close();
});

it('without a contact there is no such file', async () => {
  const fixture = await GatewayFixture.open();
  const { text } = await fixture.send(PATH);
  expect(text).not.toContain('Contact:');
  await fixture.close();
});
