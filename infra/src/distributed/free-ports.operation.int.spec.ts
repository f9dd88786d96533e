import { createServer } from 'node:net';
import { freePorts } from './free-ports.js';

describe('free ports', () => {
  it('are as many as requested, all different, and below the range of outgoing connections', async () => {
    const ports = await freePorts(12);
    expect(new Set(ports).size).toBe(12);
    expect(Math.max(...ports)).toBeLessThan(30_000);
  });

  it('are none of those that somebody else will listen on', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) => 20_000 + index);
    const left = [21_000, 22_000, 23_000, 24_000, 25_000];
    const [port = 0] = await freePorts(
      1,
      all.filter((one) => !left.includes(one)),
    );
    expect(left).toContain(port);
  });

  it('can be listened on', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  });
});
