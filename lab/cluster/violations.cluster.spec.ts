import { createNamespace, kubectl, podOf, type Resource, rendered, STRICTLY } from './kubectl.js';

let resources: Resource[];

beforeAll(async () => {
  await createNamespace();
  resources = await rendered();
});

/** A copy of a document of infra/k8s to spoil, as a new one. */
function copyOf(kind: string, name: string): Resource {
  const found = resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} '${name}'.`);
  return { ...structuredClone(found), metadata: { ...found.metadata, name: 'spoilt' } };
}

const applied = (document: Resource) => kubectl(['apply', '-f', '-', ...STRICTLY], [document]);

describe('the API server of the lane refuses', () => {
  it('a field that no version has', async () => {
    const deployment = copyOf('Deployment', 'gateway');
    deployment.spec.template.spec.containers[0].imagePullPolice = 'Always';
    await expect(applied(deployment)).rejects.toThrow(
      'unknown field "spec.template.spec.containers[0].imagePullPolice"',
    );
  });

  it('a value of another type', async () => {
    const service = copyOf('Service', 'ride');
    service.spec.ports[0].port = 'http';
    await expect(applied(service)).rejects.toThrow('ServicePort.spec.ports.port of type int32');
  });

  it('what the kind does not allow, although each field is right', async () => {
    const deployment = copyOf('Deployment', 'ride');
    deployment.spec.selector.matchLabels = { 'app.kubernetes.io/name': 'user' };
    await expect(applied(deployment)).rejects.toThrow('`selector` does not match template `labels`');
  });

  it.each([
    ['runs as root', { runAsNonRoot: false, runAsUser: 0 }, 'runAsUser=0'],
    ['may gain privileges', { allowPrivilegeEscalation: true }, 'allowPrivilegeEscalation != false'],
    ['keeps the capabilities of the system', { capabilities: {} }, 'unrestricted capabilities'],
  ])('a pod that %s', async (_what, spoilt, reason) => {
    const pod = podOf(copyOf('Deployment', 'auth')) as Resource;
    const [container] = pod.spec.containers;
    container.securityContext = { ...container.securityContext, ...spoilt };
    const answer = applied(pod);
    await expect(answer).rejects.toThrow('violates PodSecurity "restricted:latest"');
    await expect(answer).rejects.toThrow(reason);
  });

  it('a route of the Gateway API that both redirects and serves', async () => {
    const route = copyOf('HTTPRoute', 'to-https');
    route.spec.rules[0].backendRefs = [{ name: 'gateway', port: 80 }];
    await expect(applied(route)).rejects.toThrow('RequestRedirect filter must not be used together with backendRefs');
  });
});
