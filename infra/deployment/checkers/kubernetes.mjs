import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { findProgram, outputOf } from '../../programs/programs.mjs';
import { fromPython } from './install.mjs';

const VERSION = '1.37.0';
const FOLDER = inRoot('infra', 'k8s');

const manifests = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .map((file) => path.join(FOLDER, file));

/** Validates every manifest by the schemas of Kubernetes, unknown fields refused, and the kustomization rendered by kubectl. */
export async function checkManifests(patience) {
  const python = path.join(await fromPython('kubernetes-validate', VERSION, patience), 'python');
  const validate = (files) => outputOf(python, ['-m', 'kubernetes_validate', '--strict', ...files]);
  const kubectl = findProgram('kubectl');
  await validate(manifests());
  if (kubectl === undefined) return `${manifests().length} files; no kubectl here to render the kustomization`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-manifests-'));
  try {
    const rendered = path.join(folder, 'rendered.yaml');
    writeFileSync(rendered, await outputOf(kubectl, ['kustomize', FOLDER]));
    const words = await validate([rendered]);
    return `${manifests().length} files, ${words.match(/ passed for /g)?.length ?? 0} resources rendered`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
