import { GatewayFixture } from './testing/gateway-fixture.js';

describe('the health check of the gateway', () => {
  it('is ready while what it needs is up; without Redis it is degraded, stays ready and says so', async () => {
    let isDown = false;
    const user = {
      name: 'user',
      needed: true,
      ping: async () => {
        if (isDown) throw new Error('user is waiting for mongo');
      },
    };
    const fixture = await GatewayFixture.open({ dependencies: [user] });
    try {
      const up = await fixture.send('/health/ready');
      expect([up.status, JSON.parse(up.text)]).toEqual([
        200,
        expect.objectContaining({ ready: true, down: [], degraded: [] }),
      ]);
      fixture.keyValue.isUnavailable = true;
      const degraded = await fixture.send('/health/ready');
      expect(degraded.status).toBe(200);
      expect(JSON.parse(degraded.text)).toMatchObject({ ready: true, down: [], degraded: ['keyValue'] });
      isDown = true;
      const down = await fixture.send('/health/ready');
      expect([down.status, down.headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(down.text)).toMatchObject({ ready: false, down: ['user'], degraded: ['keyValue'] });
      expect((await fixture.send('/health/live')).status).toBe(200);
    } finally {
      await fixture.close();
    }
  });
});
