import { WEB_PARTS } from '@pothik/contracts/platform';
import { makeSecrets } from '../docker/secrets.mjs';
import { composeServices, environmentOf as environmentUnderCompose } from './compose-file.js';
import { imageOf, WEB_DOCKERFILE } from './dockerfiles.js';
import { containerOf, environmentOf, type Manifest, manifestsOf, WITHOUT_PRIVILEGES } from './kubernetes-manifests.js';
import { textOf } from './top-folder.js';

const secrets = makeSecrets();
const OWN_KEY = { S3_ACCESS_KEY: secrets.WEB_S3_ACCESS_KEY, S3_SECRET_KEY: secrets.WEB_S3_SECRET_KEY };
const documented = textOf('docs/operations.md');

describe('the release of the web on Kubernetes', () => {
  const [template, policy] = manifestsOf('web.yaml') as [Manifest, Manifest];
  /** What a Job of the template gets, in the shape of a Deployment. */
  const job: Manifest = { ...template, spec: template.spec.jobTemplate.spec };
  const pod = job.spec.template.spec;

  it('is a template of Jobs that never runs by itself, as that of ops is', () => {
    expect(template).toMatchObject({ kind: 'CronJob', spec: { suspend: true, concurrencyPolicy: 'Forbid' } });
    expect(pod.restartPolicy).toBe('Never');
    expect(job.spec).toMatchObject({ ttlSecondsAfterFinished: 86_400, activeDeadlineSeconds: expect.any(Number) });
    expect(documented).toContain('create job --from=cronjob/web');
  });

  it('releases every part, of which a Job may name one', () => {
    expect(containerOf(job)).toMatchObject({ image: 'pothik/web:1.0.0', args: WEB_PARTS });
  });

  it('is repeated when the object store was away: the same release may be published again', () => {
    expect(job.spec.backoffLimit).toBeGreaterThan(0);
  });

  it('has the key that writes releases, from a secret of its own, and no other secret', () => {
    expect(environmentOf(job, secrets)).toEqual({
      S3_ENDPOINT: 'http://minio.pothik-engines:9000',
      S3_REGION: '',
      ...OWN_KEY,
    });
    const named = JSON.stringify(pod).match(/"secretKeyRef":\{[^}]*\}/g);
    expect(named).toEqual([
      '"secretKeyRef":{"name":"pothik-web","key":"WEB_S3_ACCESS_KEY"}',
      '"secretKeyRef":{"name":"pothik-web","key":"WEB_S3_SECRET_KEY"}',
    ]);
    expect(documented).toContain('create secret generic pothik-web');
  });

  it('keeps that key out of the secret of the services', () => {
    const [, left = ''] = /generic pothik-secrets --from-env-file=<\(grep -vE '(.+)' /.exec(documented) ?? [];
    const given = Object.keys(secrets).filter((name) => !new RegExp(left).test(`${name}=`));
    expect(given).toContain('GATEWAY_S3_SECRET_KEY');
    expect(given.filter((name) => /^(WEB|OPERATOR)_/.test(name))).toEqual([]);
  });

  it('has no privileges', () => {
    expect(pod).toMatchObject(WITHOUT_PRIVILEGES.pod);
    expect(pod.containers[0].securityContext).toEqual(WITHOUT_PRIVILEGES.container);
  });

  it('is called by nobody, and reaches the object store alone', () => {
    expect(policy.spec.podSelector.matchLabels).toEqual(job.spec.template.metadata.labels);
    expect([policy.spec.policyTypes, policy.spec.ingress]).toEqual([['Ingress', 'Egress'], undefined]);
    const engines = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'pothik-engines' } } };
    expect(policy.spec.egress).toEqual([{ to: [engines], ports: [{ port: 9000 }] }]);
  });
});

describe('the gateway on Kubernetes', () => {
  const gateway = manifestsOf('services/gateway.yaml');
  const one = (kind: string) => gateway.find((manifest) => manifest.kind === kind) as Manifest;

  it('reaches the object store that the web is released to', () => {
    const ports = one('NetworkPolicy').spec.egress.flatMap((rule: { ports: object[] }) => rule.ports);
    expect(ports).toContainEqual({ port: 9000 });
  });

  it('has room for the releases: three of each part, and as many again, because old ones go after new ones came', () => {
    const { volumes } = one('Deployment').spec.template.spec;
    const temporary = volumes.find((volume: { name: string }) => volume.name === 'temporary');
    const [, mebibytes] = /^(\d+)Mi$/.exec(temporary.emptyDir.sizeLimit) ?? [];
    const [, megabytes] =
      /Up to (\d+) MB in the folder of each gateway/.exec(
        textOf('docs/adr/0029-web-releases-in-the-object-store.md'),
      ) ?? [];
    expect(Number(mebibytes)).toBeGreaterThanOrEqual(2 * Number(megabytes));
  });
});

describe('the release of the web under compose', () => {
  const { web } = composeServices();

  it('runs at every up and ends, without privileges', () => {
    expect(web).toMatchObject({ restart: 'on-failure', read_only: true, cap_drop: ['ALL'] });
    expect([web?.ports, web?.profiles]).toEqual([undefined, undefined]);
    expect(web?.build?.dockerfile).toBe(WEB_DOCKERFILE);
  });

  it('has the key that writes releases, and no other secret', () => {
    expect(environmentUnderCompose(web ?? { image: '' }, secrets)).toEqual({
      S3_ENDPOINT: 'http://minio:9000',
      S3_REGION: '',
      ...OWN_KEY,
    });
  });
});

describe(WEB_DOCKERFILE, () => {
  it('releases the web that it carries, of which its arguments name parts', () => {
    expect(imageOf(WEB_DOCKERFILE)).toMatch(
      /^ENTRYPOINT \["node", "--enable-source-maps", "infra\/dist\/web-releases\/main\.js", "web"\]$/m,
    );
    expect(imageOf(WEB_DOCKERFILE)).not.toMatch(/^CMD/m);
  });
});
