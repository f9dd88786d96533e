import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installOnce } from '../../infra/programs/install-once.mjs';
import { findProgram, outputOf } from '../../infra/programs/programs.mjs';
import { CACHE, go, moduleFolder } from './go-modules.mjs';
import { mainModuleOf } from './kubernetes-module.rules.mjs';

const VERSION = '1.34.4';
const AT = 'k8s.io/component-base/version';
const NAMED = [`-X ${AT}.gitVersion=v${VERSION}`, `-X ${AT}.gitMajor=1`, `-X ${AT}.gitMinor=${VERSION.split('.')[1]}`];

/** Packages of one module, so that etcd is the release that Kubernetes is tested with. */
const PACKAGES = {
  etcd: 'go.etcd.io/etcd/server/v3',
  kubectl: 'k8s.io/kubernetes/cmd/kubectl',
  'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
};

/** A program of Kubernetes, built by Go once: the API server takes 10 to 40 minutes on two cores. */
async function build(name) {
  const program = path.join(CACHE, 'bin', name);
  mkdirSync(path.dirname(program), { recursive: true });
  await installOnce(program, async (temporary) => {
    const module = await moduleFolder(`k8s.io/kubernetes@v${VERSION}`, temporary);
    writeFileSync(
      path.join(temporary, 'go.mod'),
      mainModuleOf(readFileSync(path.join(module, 'go.mod'), 'utf8'), VERSION),
    );
    copyFileSync(path.join(module, 'go.sum'), path.join(temporary, 'go.sum'));
    const made = path.join(temporary, name);
    await go(
      ['build', '-mod=mod', '-ldflags', ['-s', '-w', ...NAMED].join(' '), '-o', made, PACKAGES[name]],
      temporary,
    );
    return made;
  });
  return program;
}

async function removeWhenOutdated(program) {
  if (existsSync(program) && !(await outputOf(program, ['--version'])).includes(`v${VERSION}`)) rmSync(program);
}

/**
 * The programs of an API server: those of the cache, or built into it. `kubectl` is the machine's own where it has one.
 * @returns {Promise<{ etcd: string, kubectl: string, apiServer: string }>} paths
 * @throws {import('../../infra/programs/not-available.mjs').NotAvailable}
 */
export async function findKubernetesPrograms() {
  await removeWhenOutdated(path.join(CACHE, 'bin', 'kube-apiserver'));
  return {
    etcd: await build('etcd'),
    kubectl: findProgram('kubectl') ?? (await build('kubectl')),
    apiServer: await build('kube-apiserver'),
  };
}
