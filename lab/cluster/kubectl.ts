import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseAllDocuments, stringify } from 'yaml';
import { FOLDER } from '../../infra/deployment/kubernetes-manifests.js';
import { inTop } from '../../infra/deployment/top-folder.js';

/** A document of Kubernetes, as kubectl renders it. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; resourceVersion?: string };
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the kind, and the API server validates it
  spec?: any;
}

/** Asks for everything except that the answer is stored, and takes no unknown field and no warning. */
export const STRICTLY = ['--dry-run=server', '--validate=strict', '--warnings-as-errors'];
export const NAMESPACE = 'pothik';

/**
 * What kubectl, at the API server of the lane, prints.
 * @param documents standard input, for `-f -`
 * @throws Error whose message contains what it prints on a refusal
 */
export async function kubectl(args: readonly string[], documents: readonly Resource[] = []): Promise<string> {
  const running = promisify(execFile)(process.env.KUBECTL ?? 'kubectl', [...args]);
  running.child.stdin?.end(documents.map((document) => stringify(document)).join('---\n'));
  const { stdout } = await running;
  return stdout;
}

/** What `kubectl apply -k` sends: the manifests with namespace, images, labels and config maps of the kustomization. */
export async function rendered(): Promise<Resource[]> {
  const words = await kubectl(['kustomize', inTop(FOLDER)]);
  return parseAllDocuments(words).map((document) => document.toJS());
}

/** The pod that a workload makes, as its controller asks for it; undefined for what makes none. */
export function podOf({ kind, metadata, spec }: Resource): Resource | undefined {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  if (template === undefined) return undefined;
  const { name, namespace = NAMESPACE } = metadata;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...template.metadata, name: `${name}-of-${kind.toLowerCase()}`, namespace },
    spec: template.spec,
  };
}

/** The namespace itself, and the account that a controller makes in every namespace: without it no pod is taken. */
export async function createNamespace(): Promise<void> {
  await kubectl(['apply', '-f', inTop(FOLDER, 'namespace.yaml')]);
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default', namespace: NAMESPACE } };
  await kubectl(['apply', '-f', '-'], [account]);
}
