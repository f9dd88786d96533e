import { OWNERS } from '@pothik/contracts/platform';
import { operatorAddresses, serviceAddresses } from '../docker/engine-addresses.mjs';
import { makeDeploymentSecrets, makeSecrets } from '../docker/secrets.mjs';
import { composeServices, environmentOf as environmentUnderCompose } from './compose-file.js';
import { imageOf, OPS_DOCKERFILE } from './dockerfiles.js';
import { containerOf, environmentOf, type Manifest, manifestsOf, WITHOUT_PRIVILEGES } from './kubernetes-manifests.js';
import { textOf } from './top-folder.js';

const MADE = makeDeploymentSecrets();
const SECRETS: Record<string, string> = {
  ...MADE,
  ...serviceAddresses(MADE, { mongo: 'mongodb://mongo.pothik-engines:27017', redis: 'redis://redis.pothik-engines' }),
};
const labelled = (name: string) => ({ podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } });
const addresses = OWNERS.map((owner) => [`${owner.toUpperCase()}_URL`, `dns+http://${owner}:8080`]);

describe('ops on Kubernetes', () => {
  const [template, policy] = manifestsOf('ops.yaml') as [Manifest, Manifest];
  /** What a Job of the template gets, in the shape of a Deployment. */
  const job: Manifest = { ...template, spec: template.spec.jobTemplate.spec };
  const pod = job.spec.template.spec;

  it('is a template of Jobs that never runs by itself, and runs an operation once', () => {
    expect(template).toMatchObject({ kind: 'CronJob', spec: { suspend: true, concurrencyPolicy: 'Forbid' } });
    expect([job.spec.backoffLimit, pod.restartPolicy]).toEqual([0, 'Never']);
    expect(containerOf(job)).toMatchObject({ image: 'pothik/ops:1.0.0', args: ['check-invariants'] });
  });

  it('has the login and the key of the operator, no secret of a service, and the addresses of all owners', () => {
    expect(environmentOf(job, SECRETS)).toMatchObject({
      MONGO_URL: SECRETS.OPERATOR_MONGO_URL,
      STATEMENT_KEYS: SECRETS.OPERATOR_STATEMENT_KEYS,
      KAFKA_BROKERS: 'kafka.pothik-engines:9092',
      S3_ENDPOINT: 'http://minio.pothik-engines:9000',
      ...Object.fromEntries(addresses),
    });
    const named = JSON.stringify(pod.containers[0].env).match(/"name":"pothik-(secrets|operator|web)","key":"\w+"/g);
    expect(named).toEqual([
      '"name":"pothik-operator","key":"OPERATOR_MONGO_URL"',
      '"name":"pothik-operator","key":"OPERATOR_STATEMENT_KEYS"',
      '"name":"pothik-secrets","key":"KAFKA_USERNAME"',
      '"name":"pothik-secrets","key":"KAFKA_PASSWORD"',
      '"name":"pothik-web","key":"WEB_S3_ACCESS_KEY"',
      '"name":"pothik-web","key":"WEB_S3_SECRET_KEY"',
    ]);
    expect(textOf('docs/operations.md')).toContain('create secret generic pothik-operator');
  });

  it('takes back a release of the web by the key that writes releases, and runs everything else without it', () => {
    const own = containerOf(job).env.filter(({ name }: { name: string }) => /^S3_\w+_KEY$/.test(name));
    const optional = { secretKeyRef: { name: 'pothik-web', optional: true } };
    expect(own).toMatchObject([{ valueFrom: optional }, { valueFrom: optional }]);
  });

  it('has no privileges', () => {
    expect(pod).toMatchObject(WITHOUT_PRIVILEGES.pod);
    expect(pod.containers[0].securityContext).toEqual(WITHOUT_PRIVILEGES.container);
  });

  it('is called by nobody, and reaches the owners, MongoDB, Kafka and the object store alone', () => {
    expect(policy.spec.podSelector.matchLabels).toEqual(job.spec.template.metadata.labels);
    expect([policy.spec.policyTypes, policy.spec.ingress]).toEqual([['Ingress', 'Egress'], undefined]);
    const [owners, engines] = policy.spec.egress;
    expect(owners).toEqual({ to: OWNERS.map(labelled), ports: [{ port: 8080 }] });
    expect(engines.ports).toEqual([{ port: 27017 }, { port: 9092 }, { port: 9000 }]);
    expect(policy.spec.egress).toHaveLength(2);
  });

  it.each(OWNERS)('is admitted by %s', (owner) => {
    const own = manifestsOf(`services/${owner}.yaml`).find(({ kind }) => kind === 'NetworkPolicy');
    expect(own?.spec.ingress[0].from).toContainEqual(labelled('ops'));
  });
});

describe('ops under compose', () => {
  const { ops } = composeServices();

  it('runs only when it is called by its name, without privileges', () => {
    expect(ops).toMatchObject({ profiles: ['ops'], restart: 'no', read_only: true, cap_drop: ['ALL'] });
    expect(ops?.ports).toBeUndefined();
    expect(ops?.build?.dockerfile).toBe(OPS_DOCKERFILE);
  });

  it('has the login and the key of the operator, and the addresses of all owners', () => {
    const secrets = makeSecrets();
    const given = environmentUnderCompose(ops ?? { image: '' }, secrets);
    expect(given).toMatchObject({ STATEMENT_KEYS: secrets.OPERATOR_STATEMENT_KEYS, ...Object.fromEntries(addresses) });
    expect(given.MONGO_URL).toBe(operatorAddresses(secrets).MONGO_URL?.replace('localhost:27117', 'mongo:27017'));
  });

  it('takes back a release of the web by the key that writes releases', () => {
    const secrets = makeSecrets();
    expect(environmentUnderCompose(ops ?? { image: '' }, secrets)).toMatchObject({
      S3_ENDPOINT: 'http://minio:9000',
      S3_ACCESS_KEY: secrets.WEB_S3_ACCESS_KEY,
      S3_SECRET_KEY: secrets.WEB_S3_SECRET_KEY,
    });
  });
});

describe(OPS_DOCKERFILE, () => {
  it('runs one operation by its arguments, as an unprivileged user, and tells what there is without one', () => {
    expect(imageOf(OPS_DOCKERFILE)).toMatch(/^USER 1000:1000$/m);
    expect(imageOf(OPS_DOCKERFILE)).toMatch(/^ENTRYPOINT \["node", "--enable-source-maps", "dist\/main\.js"\]$/m);
    expect(imageOf(OPS_DOCKERFILE)).toMatch(/^CMD \["--help"\]$/m);
  });
});
