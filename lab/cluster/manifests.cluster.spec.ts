import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { manifestFiles, manifestsOf } from '../../infra/deployment/kubernetes-manifests.js';
import { inTop, textOf } from '../../infra/deployment/top-folder.js';
import { createNamespace, kubectl, NAMESPACE, podOf, type Resource, rendered, STRICTLY } from './kubectl.js';

const FOLDER = inTop('infra/k8s');
const CLASS = inTop('infra/k8s-cluster/gateway-class.yaml');
const PROXIES = 'envoy-gateway-system';
const IN_NAMESPACE = ['--namespace', NAMESPACE];

const execute = promisify(execFile);
let resources: Resource[];

beforeAll(async () => {
  await inShell(documented('kubectl apply -f infra/k8s/namespace.yaml'));
  await createNamespace();
  await kubectl(['create', 'namespace', PROXIES]);
  resources = await rendered();
});

const namesIn = (words: string) =>
  words
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf('/') + 1))
    .sort();

/** The command of docs/operations.md that begins so, with the lines that it continues on. */
function documented(beginning: string): string {
  const [, rest] = textOf('docs/operations.md').split(`\n${beginning}`);
  if (rest === undefined) throw new Error(`docs/operations.md has no command '${beginning}'.`);
  const lines = rest.split('\n');
  return `${beginning}${lines.slice(0, lines.findIndex((line) => !line.endsWith('\\')) + 1).join('\n')}`;
}

/** Runs a command of the page as an operator does. */
const inShell = (command: string) =>
  execute('bash', ['-c', `set -e -o pipefail; kubectl() { "$KUBECTL" "$@"; }\n${command}`]);

describe('an API server of Kubernetes', () => {
  it('takes every document of infra/k8s, without an unknown field and without a warning', async () => {
    const taken = namesIn(await kubectl(['apply', '-k', FOLDER, ...STRICTLY, '-o', 'name']));
    expect(taken).toEqual(resources.map(({ metadata }) => metadata.name).sort());
    const written = manifestFiles().flatMap(manifestsOf);
    expect(taken).toEqual(expect.arrayContaining(written.map(({ metadata }) => metadata.name)));
    expect(resources).toHaveLength(written.length + 1);
  });

  it('takes the pods of every workload into the namespace, whose Pod Security is restricted', async () => {
    const { metadata } = JSON.parse(await kubectl(['get', 'namespace', NAMESPACE, '-o', 'json'])) as Resource;
    expect(metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    const pods = resources.flatMap((resource) => podOf(resource) ?? []);
    const taken = namesIn(await kubectl(['apply', '-f', '-', ...STRICTLY, '-o', 'name'], pods));
    const services = ['auth', 'driver', 'gateway', 'notification', 'ride', 'user'];
    expect(taken).toEqual(
      [...services.map((name) => `${name}-of-deployment`), 'ops-of-cronjob', 'web-of-cronjob'].sort(),
    );
  });

  it('takes the class of the Gateway, by the kinds of Envoy Gateway', async () => {
    const taken = await kubectl(['apply', '-f', CLASS, ...STRICTLY, '-o', 'name']);
    expect(taken.trim().split('\n')).toEqual([
      'gatewayclass.gateway.networking.k8s.io/pothik',
      'envoyproxy.gateway.envoyproxy.io/pothik',
    ]);
  });

  it('changes nothing when the same is applied again', async () => {
    // Its version may rise by itself, as that of a Gateway does; every change that a controller acts on raises the generation.
    const stored = async () => {
      const { items } = JSON.parse(await kubectl(['get', '-k', FOLDER, '-o', 'json'])) as { items: Resource[] };
      return items.map(({ metadata: { resourceVersion: _version, ...metadata }, ...item }) => ({ ...item, metadata }));
    };
    await kubectl(['apply', '-k', FOLDER]);
    const before = await stored();
    expect(before).toHaveLength(resources.length);
    await kubectl(['apply', '-k', FOLDER]);
    expect(await stored()).toEqual(before);
  });

  it('makes Jobs of the templates of the operations and of the web, by the commands of docs/operations.md', async () => {
    await inShell(documented('kubectl --namespace pothik create job --from=cronjob/ops check-1'));
    await inShell(documented('kubectl --namespace pothik create job --from=cronjob/ops migrate-1'));
    await inShell(documented('kubectl --namespace pothik create job --from=cronjob/web rider-1'));
    const argumentsOf = async (job: string) => {
      const { spec } = JSON.parse(await kubectl([...IN_NAMESPACE, 'get', 'job', job, '-o', 'json'])) as Resource;
      return spec.template.spec.containers[0].args;
    };
    expect(await argumentsOf('check-1')).toEqual(['check-invariants']);
    expect(await argumentsOf('migrate-1')).toEqual(['migrate']);
    expect(await argumentsOf('rider-1')).toEqual(['rider']);
  });
});
