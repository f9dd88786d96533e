import { WEB_BUCKET } from '@pothik/contracts/platform';
import { databaseOf } from '@pothik/engines/connect';
import { parse } from 'yaml';
import { operatorAddresses, serviceAddresses } from '../docker/engine-addresses.mjs';
import { makeSecrets } from '../docker/secrets.mjs';
import { COMPOSE_FILE, composeServices, environmentOf, filledIn } from './compose-file.js';
import { DEPLOYED } from './deployed-services.js';
import { environmentOf as environmentOnKubernetes, manifestsOf } from './kubernetes-manifests.js';
import { commandsFor, DATABASES, loginOf, passwordKeyOf, rolesOf } from './logins/mongo-logins.cjs';
import { REDIS_RIGHTS } from './logins/redis-rights.mjs';
import { textOf, variablesOf } from './top-folder.js';

const secrets = makeSecrets();
const WITH_DATABASE = DEPLOYED.filter(({ databases }) => databases).map(({ name }) => name);
const WITH_OBJECTS = DEPLOYED.filter(({ engines = [] }) => engines.includes('objects')).map(({ name }) => name);
const ADDRESSES = { mongo: 'mongodb://mongo.pothik-engines:27017/?replicaSet=rs0', redis: 'redis://redis:6379' };
const DEPLOYMENT_SECRETS = { ...secrets, ...serviceAddresses(secrets, ADDRESSES), SMTP_URL: 'smtp://relay:587' };

const onCompose = (name: string) => environmentOf(composeServices()[name] ?? { image: '' }, secrets);
const onKubernetes = (name: string) => {
  const deployment = manifestsOf(`services/${name}.yaml`).find(({ kind }) => kind === 'Deployment');
  if (deployment === undefined) throw new Error(`${name} has no Deployment.`);
  return environmentOnKubernetes(deployment, DEPLOYMENT_SECRETS);
};
const userOf = (address = '') => decodeURIComponent(new URL(address).username);
const passwordOf = (address = '') => decodeURIComponent(new URL(address).password);

describe('The logins of MongoDB', () => {
  it('are one for each service with a database, and one for the operator', () => {
    expect(Object.keys(DATABASES).sort()).toEqual([...WITH_DATABASE, 'operator'].sort());
  });

  it.each(WITH_DATABASE)('that of %s reads and writes its own database, and no other', (name) => {
    expect(rolesOf(name)).toEqual([{ role: 'readWrite', db: databaseOf(name) }]);
  });

  it('that of the operator reads and writes every database of the platform, and administers none', () => {
    const all = [...WITH_DATABASE, 'events', 'mailbox'].map(databaseOf);
    expect(rolesOf('operator').sort((one, other) => one.db.localeCompare(other.db))).toEqual(
      all.sort().map((db) => ({ role: 'readWrite', db })),
    );
  });

  it('are created once, and get their password and their roles again by every further run', () => {
    const verbs = commandsFor(secrets, [loginOf('auth')]).map((command) => Object.keys(command)[0]);
    expect(verbs).toEqual(['updateUser', 'createUser', 'createUser', 'createUser', 'createUser', 'createUser']);
    expect(commandsFor(secrets, [])[0]).toEqual({
      createUser: 'pothik-auth',
      pwd: secrets.AUTH_MONGO_PASSWORD,
      roles: [{ role: 'readWrite', db: 'pothik_auth' }],
    });
  });

  it('are not made while a password is missing', () => {
    expect(() => commandsFor({ ...secrets, RIDE_MONGO_PASSWORD: '', USER_MONGO_PASSWORD: undefined }, [])).toThrow(
      'missing: USER_MONGO_PASSWORD, RIDE_MONGO_PASSWORD',
    );
  });

  it('are made on docker compose with every password, before a service starts', () => {
    const made = environmentOf(composeServices()['mongo-logins'] ?? { image: '' }, secrets);
    const keys = [...Object.keys(DATABASES).map(passwordKeyOf), 'MONGO_ROOT_PASSWORD'];
    expect(made).toEqual(Object.fromEntries(keys.map((key) => [key, secrets[key]])));
    expect(composeServices().mongo?.command).toEqual(['mongod', '--auth', '--bind_ip_all']);
    for (const name of WITH_DATABASE)
      expect(composeServices()[name]?.depends_on).toMatchObject({
        'mongo-logins': { condition: 'service_completed_successfully' },
      });
  });
});

describe.each([
  ['on docker compose', onCompose],
  ['on Kubernetes', onKubernetes],
])('Each service %s', (_where, environment) => {
  it.each(WITH_DATABASE)('%s logs in to MongoDB by its own login', (name) => {
    const { MONGO_URL } = environment(name);
    expect(userOf(MONGO_URL)).toBe(loginOf(name));
    expect(passwordOf(MONGO_URL)).toBe(secrets[passwordKeyOf(name)]);
    expect(new URL(MONGO_URL ?? '').searchParams.get('authSource')).toBe('admin');
  });

  it.each([...WITH_OBJECTS, 'gateway'])('%s has its own key of the object store', (name) => {
    const { S3_ACCESS_KEY, S3_SECRET_KEY } = environment(name);
    expect({ S3_ACCESS_KEY, S3_SECRET_KEY }).toEqual({
      S3_ACCESS_KEY: loginOf(name),
      S3_SECRET_KEY: secrets[`${name.toUpperCase()}_S3_SECRET_KEY`],
    });
  });

  it.each(DEPLOYED.map(({ name }) => name))('%s has no password of another login', (name) => {
    const own = [passwordKeyOf(name), `${name.toUpperCase()}_S3_SECRET_KEY`, 'REDIS_PASSWORD'];
    const foreign = Object.entries(secrets).filter(([key]) => /PASSWORD|S3_SECRET_KEY/.test(key) && !own.includes(key));
    const given = Object.values(environment(name)).join('\n');
    expect(foreign.filter(([, value]) => given.includes(value)).map(([key]) => key)).toEqual([]);
  });

  it.each(DEPLOYED.map(({ name }) => name))('%s logs in to Redis by the user with exact rights', (name) => {
    expect(userOf(environment(name).REDIS_URL)).toBe('pothik');
    expect(passwordOf(environment(name).REDIS_URL)).toBe(secrets.REDIS_PASSWORD);
  });
});

describe('The keys of the object store', () => {
  const WRITES = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];
  const bucket = `arn:aws:s3:::${variablesOf('infra/k8s/platform.env').S3_BUCKET}`;
  const web = `arn:aws:s3:::${WEB_BUCKET}`;
  const RIGHTS: [string, string, string, string[]][] = [
    ['user', bucket, `${bucket}/users/*`, WRITES],
    ['driver', bucket, `${bucket}/vehicles/*`, WRITES],
    ['gateway', web, `${web}/*`, ['s3:GetObject']],
    ['web', web, `${web}/*`, WRITES],
  ];

  it('are one for each service with pictures, for the gateway, and for who releases the web', () => {
    const names = RIGHTS.map(([name]) => name);
    expect([...names].sort()).toEqual([...WITH_OBJECTS, 'gateway', 'web'].sort());
    const script = textOf('infra/deployment/logins/make-object-keys.sh');
    expect([...script.matchAll(/^make_key (\w+)/gm)].map(([, name]) => name)).toEqual(names);
  });

  it.each(RIGHTS)('that of %s reaches %s alone, there %s, and may %j', (name, of, objects, actions) => {
    const { Statement } = JSON.parse(textOf(`infra/deployment/logins/objects-of-${name}.json`));
    expect(Statement).toEqual([
      { Effect: 'Allow', Action: ['s3:ListBucket', 's3:GetBucketLocation'], Resource: [of] },
      { Effect: 'Allow', Action: actions, Resource: [objects] },
    ]);
  });

  it('are made on docker compose with the administrator of the store, before a service starts', () => {
    const made = environmentOf(composeServices()['object-keys'] ?? { image: '' }, secrets);
    expect(made.MC_HOST_store).toBe(`http://${secrets.S3_ACCESS_KEY}:${secrets.S3_SECRET_KEY}@minio:9000`);
    for (const [name] of RIGHTS) expect(made).toMatchObject({ [`${name.toUpperCase()}_S3_ACCESS_KEY`]: loginOf(name) });
    for (const name of [...WITH_OBJECTS, 'web'])
      expect(composeServices()[name]?.depends_on).toMatchObject({
        'object-keys': { condition: 'service_completed_successfully' },
      });
  });
});

describe('Redis on docker compose', () => {
  it('admits one user, who has a password and exact rights', () => {
    const { configs } = parse(textOf(COMPOSE_FILE));
    expect(filledIn(configs['redis-users'].content, secrets).trim().split('\n')).toEqual([
      'user default off',
      `user pothik on >${secrets.REDIS_PASSWORD} ${REDIS_RIGHTS}`,
    ]);
    expect(composeServices().redis?.command?.join(' ')).toContain('--aclfile /etc/redis/users.acl');
    expect(composeServices().redis?.configs).toEqual([{ source: 'redis-users', target: '/etc/redis/users.acl' }]);
  });
});

describe('The operator', () => {
  it('reaches the engines of docker compose by an own login to MongoDB and the user of Redis', () => {
    const { MONGO_URL, REDIS_URL } = operatorAddresses(secrets);
    expect(MONGO_URL).toBe(
      `mongodb://pothik-operator:${secrets.OPERATOR_MONGO_PASSWORD}@localhost:27117/?authSource=admin`,
    );
    expect(REDIS_URL).toBe(`redis://pothik:${secrets.REDIS_PASSWORD}@localhost:26479`);
  });

  it('keeps an own login on Kubernetes, which is in no Deployment', () => {
    const keys = Object.keys(serviceAddresses(secrets, ADDRESSES));
    expect(keys).toContain('OPERATOR_MONGO_URL');
    const named = WITH_DATABASE.map((name) => textOf(`infra/k8s/services/${name}.yaml`));
    expect(named.filter((env) => env.includes('OPERATOR_'))).toEqual([]);
  });

  it('keeps the options of an address: several servers, a replica set', () => {
    const { RIDE_MONGO_URL } = serviceAddresses(secrets, {
      ...ADDRESSES,
      mongo: 'mongodb://one:1,two:2/?replicaSet=rs0',
    });
    expect(RIDE_MONGO_URL).toBe(
      `mongodb://pothik-ride:${secrets.RIDE_MONGO_PASSWORD}@one:1,two:2/?replicaSet=rs0&authSource=admin`,
    );
  });
});
