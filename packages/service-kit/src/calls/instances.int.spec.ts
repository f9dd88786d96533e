import { setTimeout as pause } from 'node:timers/promises';
import { Instances } from './instances.js';
import { InstanceServer } from './testing/instance-server.js';

let first: InstanceServer;
let second: InstanceServer;
let instances: Instances;

beforeEach(async () => {
  [first, second] = await Promise.all([InstanceServer.start(), InstanceServer.start()]);
  instances = new Instances([first.address, second.address]);
});
afterEach(async () => {
  instances.close();
  await Promise.all([first.die(), second.die()]);
});

const picked = () => new Set([instances.pick(), instances.pick()]);
/** Resolves when `count` different instances take turns; the test's time limit ends the wait otherwise. */
async function taking(count: number): Promise<void> {
  while (picked().size !== count) await pause(10);
}

describe('the instances of an owner', () => {
  it('take turns, each once, also when one is listed twice', () => {
    const twice = new Instances([first.address, second.address, first.address]);
    expect([twice.pick(), twice.pick(), twice.pick()]).toEqual([first.address, second.address, first.address]);
  });

  it('skip one that cannot be reached, until it answers again', async () => {
    await first.die();
    instances.failed(first.address, 'NOT_CONNECTED');
    expect(picked()).toEqual(new Set([second.address]));
    await first.come();
    await first.nextHealth();
    await taking(2);
  });

  it('skip one whose connection broke, until its health check succeeds', async () => {
    const asked = first.nextHealth();
    instances.failed(first.address, 'BROKEN');
    expect(picked()).toEqual(new Set([second.address]));
    await asked;
    await taking(2);
  });

  it('return a skipped one when all are skipped', async () => {
    await Promise.all([first.die(), second.die()]);
    for (const { address } of [first, second]) instances.failed(address, 'NOT_CONNECTED');
    expect(picked()).toEqual(new Set([first.address, second.address]));
  });

  it('keep one that is late but live, and skip one that is late and not live', async () => {
    const asked = first.nextHealth();
    instances.failed(first.address, 'LATE');
    await asked;
    second.isAlive = false;
    instances.failed(second.address, 'LATE');
    await taking(1);
    expect(picked()).toEqual(new Set([first.address]));
    second.isAlive = true;
    await taking(2);
  });

  it('are not health-checked because of an invalid request', () => {
    instances.failed(first.address, 'OTHER');
    expect(picked().size).toBe(2);
  });

  it('are no longer health-checked once they are closed', async () => {
    first.isAlive = false;
    instances.failed(first.address, 'BROKEN');
    await first.nextHealth();
    instances.close();
    first.isAlive = true;
    const asked = first.nextHealth().then(() => 'asked');
    // An open one would check within half a second; a second owner's check completes meanwhile.
    const other = new Instances([second.address, first.address]);
    second.isAlive = false;
    other.failed(second.address, 'BROKEN');
    await second.nextHealth();
    await second.nextHealth();
    other.close();
    expect(await Promise.race([asked, Promise.resolve('not asked')])).toBe('not asked');
    expect(picked()).toEqual(new Set([second.address]));
  });

  it('are all that DNS lists under a name; one that DNS drops while it is skipped is no longer checked', async () => {
    const { port } = new URL(first.address);
    const hosts = ['127.0.0.1', '127.0.0.2'];
    const lookUp = async () => hosts.map((address) => ({ address, family: 4 }));
    const named = new Instances([`dns+http://ride:${port}`], { lookUp, lookAgainAfterMs: 10 });
    const turns = () => new Set([named.pick(), named.pick()]);
    while (turns().size !== 2) await pause(10);
    // The second address has no listener, so only dropping it can end the health checks.
    named.failed(`http://127.0.0.2:${port}`, 'NOT_CONNECTED');
    expect(turns()).toEqual(new Set([first.address]));
    hosts.pop();
    while (named.pick(new Set([first.address])) !== undefined) await pause(10);
    expect(turns()).toEqual(new Set([first.address]));
    named.close();
  });

  it('are found by the machine’s resolver', async () => {
    const { port } = new URL(first.address);
    const named = new Instances([`dns+http://localhost:${port}`]);
    expect(named.pick()).toBe(`http://localhost:${port}`);
    while (named.pick() !== first.address) await pause(10);
    named.close();
  });
});
