import { isForServices, nameOfCall } from '../platform/endpoint.js';
import { PREFIX_OWNER } from '../platform/owners.js';
import { ENDPOINTS } from './endpoints.js';
import { ERRORS } from './errors.js';

/** Below /user, but owned by auth: they carry credentials. */
const OF_AUTH = ['POST /user/register-user', 'DELETE /user/me'];

const outside = ENDPOINTS.filter((endpoint) => !isForServices(endpoint.access));

describe('the tables of calls', () => {
  it('name no call twice', () => {
    const addresses = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('give every call its own name in metrics and traces', () => {
    expect(new Set(ENDPOINTS.map(nameOfCall)).size).toBe(ENDPOINTS.length);
  });

  it.each(outside.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is reached through its owner’s prefix',
    (address, endpoint) => {
      const prefix = endpoint.path.split('/')[1] ?? '';
      const owner = OF_AUTH.includes(address) ? 'auth' : PREFIX_OWNER[prefix];
      expect(owner).toBe(endpoint.owner);
    },
  );

  it('refuse only with codes of the catalogue', () => {
    const unknown = ENDPOINTS.flatMap(({ errors }) => errors).filter((code) => !(code in ERRORS));
    expect(unknown).toEqual([]);
  });

  it('declare every :name of a path as a parameter', () => {
    for (const { path, params } of ENDPOINTS) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(names);
    }
  });
});
