import { kitMetrics, parseStatementKeys } from '@pothik/service-kit/host';
import { serviceAddresses } from '../docker/engine-addresses.mjs';
import { makeDeploymentSecrets } from '../docker/secrets.mjs';
import { composeServices } from './compose-file.js';
import { DEPLOYED, unreadVariables } from './deployed-services.js';
import { dockerfileOf, environmentOfImage } from './dockerfiles.js';
import {
  containerOf,
  environmentOf,
  FOLDER,
  kustomization,
  type Manifest,
  manifestFiles,
  manifestsOf,
  secretsOf,
  WITHOUT_PRIVILEGES,
} from './kubernetes-manifests.js';
import { textOf, variablesOf } from './top-folder.js';

const MADE = makeDeploymentSecrets();
const ENGINES = { mongo: 'mongodb://mongo.pothik-engines:27017', redis: 'redis://redis.pothik-engines:6379' };
/** What `make-env.mjs --mongo … --redis …` writes. */
const WRITTEN = { ...MADE, ...serviceAddresses(MADE, ENGINES) };
const SECRETS = { ...WRITTEN, SMTP_URL: 'smtp://pothik:secret@mail.example:587' };
const DRAIN_SECONDS = 10;
/** How long a readiness check waits for a dependency. */
const PING_SECONDS = 2;
const WITH_STREAMS = ['gateway', 'notification'];

const callersOf = (owner: string) =>
  DEPLOYED.filter(({ calls = [] }) => (calls as readonly string[]).includes(owner)).map(({ name }) => name);
const peers = (rule: { from?: object[]; to?: object[] } | undefined) =>
  (rule?.from ?? rule?.to ?? []).map(
    (peer) => (peer as { podSelector?: { matchLabels: object } }).podSelector?.matchLabels,
  );
const labelled = (names: readonly string[]) => names.map((name) => ({ 'app.kubernetes.io/name': name }));

describe.each(DEPLOYED.map((definition) => ({ name: definition.name, definition })))(
  '$name on Kubernetes',
  ({ name, definition }) => {
    const manifests = manifestsOf(`services/${name}.yaml`);
    const one = (kind: string): Manifest => {
      const found = manifests.filter((manifest) => manifest.kind === kind);
      expect(found.map(({ metadata }) => metadata.name)).toEqual([name]);
      return found[0] as Manifest;
    };

    it('gets every variable it needs, and none that it does not read', () => {
      const given = environmentOf(one('Deployment'), SECRETS);
      expect(unreadVariables(definition, { ...environmentOfImage(dockerfileOf(name)), ...given })).toEqual([]);
      expect(parseStatementKeys(given.STATEMENT_KEYS ?? '').signing.kid).toMatch(new RegExp(`^${name}\\.`));
    });

    it('can be set as in the compose file', () => {
      const settings = Object.entries(composeServices()[name]?.environment ?? {});
      const fromOutside = settings.filter(([, value]) => String(value).includes('${')).map(([setting]) => setting);
      const given = Object.keys(environmentOf(one('Deployment'), SECRETS));
      expect(fromOutside.filter((setting) => !given.includes(setting))).toEqual([]);
    });

    it('has startup, liveness and readiness probes', () => {
      const container = containerOf(one('Deployment'));
      const asking = (path: string) => ({ httpGet: { path, port: 'http' } });
      expect(container).toMatchObject({
        image: `pothik/${name}:1.0.0`,
        startupProbe: asking('/health/live'),
        livenessProbe: asking('/health/live'),
        readinessProbe: { ...asking('/health/ready'), timeoutSeconds: PING_SECONDS + 3 },
      });
      expect(container.resources).toEqual({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { cpu: expect.any(String), memory: expect.any(String) },
      });
    });

    it('stops without a lost call: first out of DNS, then it drains, with time for both', () => {
      const { spec } = one('Deployment');
      const [command, seconds] = containerOf(one('Deployment')).lifecycle.preStop.exec.command;
      expect(command).toBe('sleep');
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + DRAIN_SECONDS);
      expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    });

    it('has no privileges', () => {
      const pod = one('Deployment').spec.template.spec;
      expect(pod).toMatchObject(WITHOUT_PRIVILEGES.pod);
      expect(pod.containers[0].securityContext).toEqual(WITHOUT_PRIVILEGES.container);
      expect(pod.topologySpreadConstraints).toHaveLength(2);
    });

    it('is scaled by one autoscaler, from two instances on, and keeps one while a node is drained', () => {
      expect(one('Deployment').spec.replicas).toBeUndefined();
      expect(one('HorizontalPodAutoscaler').spec).toMatchObject({
        scaleTargetRef: { kind: 'Deployment', name },
        minReplicas: 2,
      });
      expect(one('PodDisruptionBudget').spec).toMatchObject({ maxUnavailable: 1 });
    });

    it('lets a node be drained although its instances never became ready', () => {
      expect(one('PodDisruptionBudget').spec.unhealthyPodEvictionPolicy).toBe('AlwaysAllow');
    });

    it('is scaled by the processor, and where it holds event streams by their number too', () => {
      const [processor, ...others] = one('HorizontalPodAutoscaler').spec.metrics;
      expect(processor).toMatchObject({ type: 'Resource', resource: { name: 'cpu' } });
      const byStreams = {
        type: 'Pods',
        pods: {
          metric: { name: kitMetrics.OPEN_STREAMS.name },
          target: { type: 'AverageValue', averageValue: '4000' },
        },
      };
      expect(others).toEqual(WITH_STREAMS.includes(name) ? [byStreams] : []);
    });

    it('has at most as many instances as topics have partitions, in the number and copies of the settings', () => {
      const { KAFKA_PARTITIONS, KAFKA_REPLICATION } = environmentOf(one('Deployment'), SECRETS);
      if (!definition.databases) return expect(KAFKA_PARTITIONS).toBeUndefined();
      expect([KAFKA_PARTITIONS, KAFKA_REPLICATION]).toEqual(['8', '3']);
      expect(one('HorizontalPodAutoscaler').spec.maxReplicas).toBeLessThanOrEqual(Number(KAFKA_PARTITIONS));
    });

    it('is found by Prometheus: its pods are annotated, and its Service has the port', () => {
      const metrics = containerOf(one('Deployment')).ports.find((port: { name: string }) => port.name === 'metrics');
      expect(one('Deployment').spec.template.metadata.annotations).toEqual({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': String(metrics.containerPort),
        'prometheus.io/path': '/metrics',
      });
      expect(one('Service').spec.ports).toContainEqual({ name: 'metrics', port: 9464, targetPort: 'metrics' });
    });

    it('has one address per instance for the gateway; the gateway has one address for clients', () => {
      expect(one('Service').spec.clusterIP).toBe(name === 'gateway' ? undefined : 'None');
    });

    it('accepts only its callers, and calls only what it declares', () => {
      const { ingress, egress } = one('NetworkPolicy').spec;
      const callers = peers(ingress[0]);
      expect(callers).toEqual(name === 'gateway' ? [undefined] : labelled([...callersOf(name), 'ops']));
      const called = peers(egress[0]);
      if (definition.calls?.length) expect(called).toEqual(labelled(definition.calls));
      else expect(called).toEqual([undefined]);
      expect(ingress.at(-1).ports).toEqual([{ port: 'metrics' }]);
    });

    it('selects the same pods everywhere', () => {
      const labels = { 'app.kubernetes.io/name': name };
      expect(one('Deployment').spec.selector.matchLabels).toEqual(labels);
      expect(one('Deployment').spec.template.metadata.labels).toEqual(labels);
      expect(one('Service').spec.selector).toEqual(labels);
      expect(one('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
      expect(one('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
    });
  },
);

describe('infra/k8s', () => {
  const all = manifestFiles().flatMap(manifestsOf);
  const deployments = all.filter(({ kind }) => kind === 'Deployment');

  it('applies every manifest there is, and names every image in an exact version', () => {
    expect([...kustomization().resources].sort()).toEqual(manifestFiles());
    const images = [...DEPLOYED.map(({ name }) => name), 'ops', 'web'].map((name) => ({
      name: `pothik/${name}`,
      newTag: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    }));
    expect(kustomization().images).toEqual(images);
  });

  it('denies all traffic that no policy allows', () => {
    const denial = all.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'deny-all');
    expect(denial?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('contains no secret, and docs/operations.md names every secret it needs', () => {
    expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const asked = new Set(deployments.flatMap(secretsOf));
    expect(Object.keys(variablesOf(`${FOLDER}/platform.env`)).filter((name) => asked.has(name))).toEqual([]);
    const documented = textOf('docs/operations.md');
    const made = Object.keys(WRITTEN);
    expect([...asked].filter((name) => !documented.includes(name) && !made.includes(name))).toEqual([]);
  });
});
