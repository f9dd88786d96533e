import { GatewayFixture } from './testing/gateway-fixture.js';

describe('the health check of the gateway', () => {
  it('is ready while all dependencies are up, and otherwise names those that are down', async () => {
    let isDown = false;
    const user = {
      name: 'user',
      ping: async () => {
        if (isDown) throw new Error('user is waiting for mongo');
      },
    };
    const fixture = await GatewayFixture.open({ dependencies: [user] });
    try {
      const up = await fixture.send('/health/ready');
      expect([up.status, JSON.parse(up.text)]).toEqual([200, expect.objectContaining({ ready: true, down: [] })]);
      isDown = true;
      fixture.keyValue.isUnavailable = true;
      const down = await fixture.send('/health/ready');
      expect([down.status, down.headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(down.text)).toMatchObject({ ready: false, down: ['keyValue', 'user'] });
      expect((await fixture.send('/health/live')).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });
});
