import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { API_PREFIX, type Endpoint, isForServices, nameOfCall } from '@pothik/contracts/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { type ApiOptions, registerApi } from './api.plugin.js';
import { Targets } from './targets.js';

class NoTargets extends Targets {
  async prepare(): Promise<void> {}
  forward(): void {}
}

describe('routes of the gateway', () => {
  let server: FastifyInstance;
  const isRouted = ({ method, path }: Endpoint) => server.hasRoute({ method, url: API_PREFIX + path });

  beforeAll(async () => {
    server = fastify();
    // Registering reads nothing else.
    const metrics = { gauge: () => () => undefined };
    await registerApi(server, { targets: new NoTargets(), metrics } as unknown as ApiOptions);
    await server.ready();
  });
  afterAll(() => server.close());

  it('are the calls that people may make, and no call between services', () => {
    const wrong = ENDPOINTS.filter((endpoint) => isRouted(endpoint) === isForServices(endpoint.access));
    expect(wrong.map(nameOfCall)).toEqual([]);
    expect(ENDPOINTS.length).toBeGreaterThan(50);
  });

  it('lack a call that is in no table', () => {
    const [endpoint] = ENDPOINTS;
    expect(endpoint && isRouted({ ...endpoint, path: '/planted' })).toBe(false);
  });
});
