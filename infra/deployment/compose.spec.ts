import { parseStatementKeys } from '@pothik/service-kit/host';
import { operatorAddresses } from '../docker/engine-addresses.mjs';
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

    it('gets every variable it needs, and none that it does not read', () => {
      expect(unreadVariables(definition, { ...environmentOfImage(dockerfileOf(name)), ...given })).toEqual([]);
    });

    it('creates topics in the number of partitions and copies of the settings', () => {
      const { KAFKA_PARTITIONS, KAFKA_REPLICATION } = environmentOf(service, {
        ...secrets,
        KAFKA_PARTITIONS: '12',
        KAFKA_REPLICATION: '3',
      });
      expect([KAFKA_PARTITIONS, KAFKA_REPLICATION]).toEqual(
        definition.databases ? ['12', '3'] : [undefined, undefined],
      );
      expect([given.KAFKA_PARTITIONS, given.KAFKA_REPLICATION]).toEqual(
        definition.databases ? ['8', '1'] : [undefined, undefined],
      );
    });

    it('signs with its own key', () => {
      expect(parseStatementKeys(given.STATEMENT_KEYS ?? '').signing.kid).toMatch(new RegExp(`^${name}\\.`));
    });

    it('can be scaled: it has no fixed container name and no port of the machine', () => {
      expect(service.container_name).toBeUndefined();
      expect(service.ports).toEqual(name === 'gateway' ? ['127.0.0.1:8080:8080'] : undefined);
      expect(service.build?.args?.SERVICE).toBe(name === 'gateway' ? undefined : name);
      expect(service.build?.dockerfile).toBe(dockerfileOf(name));
    });

    it('writes only to memory, and has no privileges', () => {
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'], init: true });
    });

    it('finds every instance of the services it calls by DNS', () => {
      for (const owner of definition.calls ?? [])
        expect(given[`${owner.toUpperCase()}_URL`]).toBe(`dns+http://${owner}:8080`);
    });
  },
);

describe('docker-compose.yml', () => {
  it('names every image in an exact version', () => {
    for (const { image } of Object.values(services))
      expect(filledIn(image, {})).toMatch(/^[\w./-]+:(v?\d+\.\d+\.\d+(-\w+)?|RELEASE\.[\dTZ-]+)(@sha256:\w+)?$/);
  });

  it('is reachable only from this machine', () => {
    for (const port of Object.values(services).flatMap(({ ports = [] }) => ports))
      expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(Object.keys(secrets))('refuses to start without %s, and names the command that makes it', (name) => {
    const without = { ...secrets, [name]: '' };
    expect(() => filledIn(textOf(COMPOSE_FILE), without)).toThrow(`${name}: run node infra/docker/make-env.mjs first`);
  });

  it('contains no secret', () => {
    const secretly = /(KEY|KEYS|SECRET|PASSWORD|ROOT_USER)$/;
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    for (const [name, value] of values.filter(([key]) => secretly.test(key))) {
      expect({ name, value }).toEqual({ name, value: expect.stringMatching(/^\$\{\w+(:[?-][^}]*)?\}$/) });
    }
    expect(textOf('.gitignore').split('\n')).toContain('.env');
  });

  it('publishes every engine at the addresses of the operator, in loopback.env and in .env', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports.map((port) => port.split(':')[1]));
    const { PUBLIC_URL: _door, ...engines } = variablesOf('infra/docker/loopback.env');
    const addresses = [...Object.values(engines), ...Object.values(operatorAddresses(secrets))];
    for (const address of addresses) expect(published).toContain(/localhost:(\d+)/.exec(address)?.[1]);
  });

  it('builds only our own images', () => {
    const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(built.map(([name]) => name).sort()).toEqual([...ours, 'ops', 'web'].sort());
  });

  it('builds them on the base image that NODE_IMAGE names: an argument without a value is the variable, where there is one', () => {
    const built = Object.values(services).filter(({ build }) => build !== undefined);
    expect(built.map(({ build }) => build?.args?.NODE_IMAGE)).toEqual(built.map(() => null));
  });
});
