import { parseStatementKeys } from '@pothik/service-kit/host';
import { serviceAddresses } from '../docker/engine-addresses.mjs';
import { makeDeploymentSecrets } from '../docker/secrets.mjs';
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
} from './kubernetes-manifests.js';
import { textOf, variablesOf } from './top-folder.js';

const MADE = makeDeploymentSecrets();
const ENGINES = { mongo: 'mongodb://mongo.pothik-engines:27017', redis: 'redis://redis.pothik-engines:6379' };
/** What `make-env.mjs --mongo … --redis …` writes. */
const WRITTEN = { ...MADE, ...serviceAddresses(MADE, ENGINES) };
const SECRETS = { ...WRITTEN, SMTP_URL: 'smtp://pothik:secret@mail.example:587' };
const DRAIN_SECONDS = 10;

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

    it('has startup, liveness and readiness probes', () => {
      const container = containerOf(one('Deployment'));
      const ready = name === 'gateway' ? '/health/live' : '/health/ready';
      const asking = (path: string) => ({ httpGet: { path, port: 'http' } });
      expect(container).toMatchObject({
        image: `pothik/${name}:1.0.0`,
        startupProbe: asking('/health/live'),
        livenessProbe: asking('/health/live'),
        readinessProbe: asking(ready),
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
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
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

    it('has one address per instance for the gateway; the gateway has one address for clients', () => {
      expect(one('Service').spec.clusterIP).toBe(name === 'gateway' ? undefined : 'None');
    });

    it('accepts only its callers, and calls only what it declares', () => {
      const { ingress, egress } = one('NetworkPolicy').spec;
      const callers = peers(ingress[0]);
      expect(callers).toEqual(name === 'gateway' ? [undefined] : labelled(callersOf(name)));
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
    const images = DEPLOYED.map(({ name }) => ({
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
