import { readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { inTop, textOf, variablesOf } from './top-folder.js';

export const FOLDER = 'infra/k8s';

/** The parts of a manifest that the tests read; `check.mjs` validates the schemas. */
export interface Manifest {
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the kind, and toMatchObject states what is expected
  spec: any;
}

interface Variable {
  name: string;
  value?: string;
  valueFrom?: {
    configMapKeyRef?: { name: string; key: string };
    secretKeyRef?: { name: string; key: string; optional?: boolean };
  };
}

const isManifest = (file: string) => file.endsWith('.yaml') && file !== 'kustomization.yaml';

/** The file name of every manifest. */
export const manifestFiles = (): string[] =>
  readdirSync(inTop(FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isManifest)
    .sort();

export const manifestsOf = (file: string): Manifest[] =>
  parseAllDocuments(textOf(`${FOLDER}/${file}`)).map((document) => document.toJS());

export const kustomization = () => parse(textOf(`${FOLDER}/kustomization.yaml`));

/** The one container of a Deployment. */
export const containerOf = (deployment: Manifest) => deployment.spec.template.spec.containers[0];

/** What one instance of a Deployment requests: thousandths of a processor, and MiB. @throws Error for a unit other than m and Mi */
export function requestsOf(deployment: Manifest): { millis: number; mebibytes: number } {
  const { cpu, memory } = containerOf(deployment).resources.requests as { cpu: string; memory: string };
  const [, millis] = /^(\d+)m$/.exec(cpu) ?? [];
  const [, mebibytes] = /^(\d+)Mi$/.exec(memory) ?? [];
  if (!millis || !mebibytes) throw new Error(`${deployment.metadata.name} requests ${cpu} and ${memory}.`);
  return { millis: Number(millis), mebibytes: Number(mebibytes) };
}

/** The keys of the Secret that a Deployment names. */
export const secretsOf = (deployment: Manifest): string[] =>
  (containerOf(deployment).env as Variable[]).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);

/** The environment of the container; secrets come from `secrets`, and an optional one may be missing. */
export function environmentOf(deployment: Manifest, secrets: Readonly<Record<string, string>>): Record<string, string> {
  const platform = variablesOf(`${FOLDER}/platform.env`);
  const given = ({ name, value, valueFrom }: Variable): string => {
    const found = valueFrom?.configMapKeyRef ? platform[valueFrom.configMapKeyRef.key] : value;
    const { key = '', optional = false } = valueFrom?.secretKeyRef ?? {};
    const resolved = found ?? secrets[key];
    if (resolved === undefined && !optional) throw new Error(`${name} has no value.`);
    return resolved ?? '';
  };
  return Object.fromEntries(
    (containerOf(deployment).env as Variable[]).map((variable) => [variable.name, given(variable)]),
  );
}

/** What a pod without privileges says of itself, and its container. */
export const WITHOUT_PRIVILEGES = {
  pod: {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  },
  container: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
} as const;
