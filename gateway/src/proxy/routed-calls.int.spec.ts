import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { API_PREFIX, type Endpoint, isForServices, nameOfCall } from '@pothik/contracts/platform';
import { GatewayFixture } from '../testing/gateway-fixture.js';

describe('routes of the gateway', () => {
  let fixture: GatewayFixture;
  const isRouted = ({ method, path }: Endpoint) => fixture.hasRoute({ method, url: API_PREFIX + path });

  beforeAll(async () => {
    fixture = await GatewayFixture.open();
  });
  afterAll(() => fixture.close());

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
