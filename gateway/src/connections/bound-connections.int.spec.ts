import { RawConnection } from '@pothik/service-kit/testing';
import { GatewayFixture } from '../testing/gateway-fixture.js';

let fixture: GatewayFixture;
let connections: RawConnection[];
const refusedBy = (limit: string) => fixture.metric('pothik_connections_refused_total', { limit });
const open = async (configuration: Record<string, string>) => {
  connections = [];
  fixture = await GatewayFixture.open({ configuration, isObserved: true });
};
const connect = async () => {
  const connection = await RawConnection.open(fixture.port);
  connections.push(connection);
  return connection;
};
const answersTo = (connection: RawConnection) => {
  connection.head('GET', '/health/live', {});
  return connection.until('HTTP/1.1 200');
};
afterEach(async () => {
  for (const connection of connections) connection.close();
  await fixture.close();
});

describe('the connections of the gateway', () => {
  it('of one address are a fifth of all: one more is closed, until another one ends', async () => {
    await open({ MAX_CONNECTIONS: '10' });
    const [first, second] = [await connect(), await connect()];
    await Promise.all([answersTo(first), answersTo(second)]);
    await (await connect()).closed;
    expect(await refusedBy('address')).toBe(1);
    first.close();
    while ((await fixture.metric('pothik_open_connections', { service: 'gateway' })) !== 1);
    await answersTo(await connect());
  });

  it('behind a proxy, whose address all have, are limited in all', async () => {
    await open({ MAX_CONNECTIONS: '3', TRUSTED_PROXIES: '127.0.0.1' });
    for (const connection of [await connect(), await connect(), await connect()]) await answersTo(connection);
    await (await connect()).closed;
    expect([await refusedBy('gateway'), await refusedBy('address')]).toEqual([1, undefined]);
  });

  it('have the time limits of every server', async () => {
    await open({});
    const { maxConnections, headersTimeout, requestTimeout } = fixture.server;
    expect([maxConnections, headersTimeout, requestTimeout]).toEqual([10_000, 10_000, 130_000]);
  });
});
