import { parseStatementKeys } from '@pothik/service-kit/host';
import { makeSecrets } from '../docker/secrets.mjs';
import { COMPOSE_FILE, composeServices, environmentOf, filledIn } from './compose-file.js';
import { DEPLOYED, unreadVariables } from './deployed-services.js';
import { dockerfileOf, environmentOfImage } from './dockerfiles.js';
import { textOf, variablesOf } from './top-folder.js';

const secrets = makeSecrets();
const services = composeServices();
const ours = DEPLOYED.map(({ name }) => name);

describe.each(DEPLOYED.map((definition) => ({ name: definition.name, definition })))(
  '$name in docker-compose.yml',
  ({ name, definition }) => {
    const service = services[name] ?? { image: '' };
    const given = environmentOf(service, secrets);

    it('is given every variable it needs, and none that nobody reads', () => {
      expect(unreadVariables(definition, { ...environmentOfImage(dockerfileOf(name)), ...given })).toEqual([]);
    });

    it('signs with its own key', () => {
      expect(parseStatementKeys(given.STATEMENT_KEYS ?? '').signing.kid).toMatch(new RegExp(`^${name}\\.`));
    });

    it('can be scaled: no name and no port of the machine stands in the way', () => {
      expect(service.container_name).toBeUndefined();
      expect(service.ports).toEqual(name === 'gateway' ? ['127.0.0.1:8080:8080'] : undefined);
      expect(service.build?.args?.SERVICE).toBe(name === 'gateway' ? undefined : name);
      expect(service.build?.dockerfile).toBe(dockerfileOf(name));
    });

    it('writes nowhere but in memory, and may do nothing a root could', () => {
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'], init: true });
    });

    it('finds every replica of those it calls by DNS', () => {
      for (const owner of definition.calls ?? [])
        expect(given[`${owner.toUpperCase()}_URL`]).toBe(`dns+http://${owner}:8080`);
    });
  },
);

describe('docker-compose.yml', () => {
  it('names every image in an exact version', () => {
    for (const { image } of Object.values(services))
      expect(image).toMatch(/^[\w./-]+:(v?\d+\.\d+\.\d+(-\w+)?|RELEASE\.[\dTZ-]+)$/);
  });

  it('is reached from this machine alone', () => {
    for (const port of Object.values(services).flatMap(({ ports = [] }) => ports))
      expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(Object.keys(secrets))('refuses to start without %s, and says what makes it', (name) => {
    const without = { ...secrets, [name]: '' };
    expect(() => filledIn(textOf(COMPOSE_FILE), without)).toThrow(`${name}: run node infra/docker/make-env.mjs first`);
  });

  it('holds no secret', () => {
    const secretly = /(KEY|KEYS|SECRET|PASSWORD|ROOT_USER)$/;
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    for (const [name, value] of values.filter(([key]) => secretly.test(key))) {
      expect({ name, value }).toEqual({ name, value: expect.stringMatching(/^\$\{\w+(:[?-][^}]*)?\}$/) });
    }
    expect(textOf('.gitignore').split('\n')).toContain('.env');
  });

  it('publishes every engine where loopback.env looks for it', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports.map((port) => port.split(':')[1]));
    const { PUBLIC_URL: _door, ...engines } = variablesOf('infra/docker/loopback.env');
    for (const address of Object.values(engines)) expect(published).toContain(/localhost:(\d+)/.exec(address)?.[1]);
  });

  it('builds nothing but our own', () => {
    const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(built.map(([name]) => name)).toEqual(ours);
  });
});
