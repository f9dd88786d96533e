import { createServer } from 'node:net';
import { freePorts } from './free-ports.js';

describe('free ports', () => {
  it('are as many as requested, all different, and below the range of outgoing connections', async () => {
    const ports = await freePorts(12);
    expect(new Set(ports).size).toBe(12);
    expect(Math.max(...ports)).toBeLessThan(30_000);
  });

  it('can be listened on', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  });
});
