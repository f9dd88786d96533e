import { GatewayWorld } from './testing/gateway-world.js';

describe('the health of the gateway', () => {
  it('is ready while all it needs is up, and names what is not', async () => {
    let isDown = false;
    const user = {
      name: 'user',
      ping: async () => {
        if (isDown) throw new Error('user is waiting for mongo');
      },
    };
    const world = await GatewayWorld.open({ dependencies: [user] });
    try {
      const up = await world.send('/health/ready');
      expect([up.status, JSON.parse(up.text)]).toEqual([200, expect.objectContaining({ ready: true, down: [] })]);
      isDown = true;
      world.keyValue.isAway = true;
      const down = await world.send('/health/ready');
      expect([down.status, down.headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(down.text)).toMatchObject({ ready: false, down: ['keyValue', 'user'] });
      expect((await world.send('/health/live')).status).toBe(200);
    } finally {
      await world.close();
    }
  });
});
