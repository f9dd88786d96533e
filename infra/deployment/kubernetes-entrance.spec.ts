import { parseAllDocuments } from 'yaml';
import { FOLDER, manifestFiles, manifestsOf } from './kubernetes-manifests.js';
import { textOf, variablesOf } from './top-folder.js';

const all = manifestFiles().flatMap(manifestsOf);
const specOf = (kind: string, name: string) =>
  all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)?.spec;
const platform = variablesOf(`${FOLDER}/platform.env`);

describe('the way into the cluster', () => {
  it('is a Gateway of any controller, at the public host', () => {
    const { hostname } = new URL(platform.PUBLIC_URL ?? '');
    expect(specOf('Gateway', 'entrance').listeners).toMatchObject([
      { name: 'http', protocol: 'HTTP', hostname },
      { name: 'https', protocol: 'HTTPS', hostname, tls: { mode: 'Terminate' } },
    ]);
    expect(all.filter(({ kind }) => kind === 'Ingress')).toEqual([]);
  });

  it('leads to the gateway for as long as a stream lasts, and unencrypted requests to https', () => {
    expect(specOf('HTTPRoute', 'gateway')).toMatchObject({
      parentRefs: [{ name: 'entrance', sectionName: 'https' }],
      rules: [{ timeouts: { request: '0s', backendRequest: '0s' }, backendRefs: [{ name: 'gateway', port: 80 }] }],
    });
    expect(specOf('HTTPRoute', 'to-https')).toMatchObject({
      parentRefs: [{ name: 'entrance', sectionName: 'http' }],
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https' } }] }],
    });
  });

  it('is open to the labelled namespace of the proxies alone', () => {
    const [people] = specOf('NetworkPolicy', 'gateway').ingress;
    expect(people.from).toEqual([{ namespaceSelector: { matchLabels: { 'pothik-proxies': 'true' } } }]);
    expect(textOf('docs/operations.md')).toContain('pothik-proxies=true');
  });

  it('keeps the addresses of clients: packets stay on their node, and the proxies are trusted', () => {
    const documents = parseAllDocuments(textOf('infra/k8s-cluster/gateway-class.yaml'));
    const [gatewayClass, proxies] = documents.map((document) => document.toJS());
    expect(specOf('Gateway', 'entrance').gatewayClassName).toBe(gatewayClass.metadata.name);
    expect(gatewayClass.spec.parametersRef).toMatchObject({ kind: proxies.kind, name: proxies.metadata.name });
    expect(proxies.spec.provider.kubernetes.envoyService.externalTrafficPolicy).toBe('Local');
    expect(platform.TRUSTED_PROXIES).not.toBe('');
  });
});
