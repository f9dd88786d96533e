import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installOnce } from '../../infra/programs/install-once.mjs';
import { CACHE, moduleFolder } from './go-modules.mjs';

/** Envoy Gateway, and the release of the Gateway API that it demands. */
const RELEASE = 'envoy-gateway-1.9.1';
const FILES = {
  'github.com/envoyproxy/gateway@v1.9.1': [
    'charts/gateway-helm/charts/crds/crds/generated/gateway.envoyproxy.io_envoyproxies.yaml',
  ],
  'sigs.k8s.io/gateway-api@v1.6.1': ['gatewayclasses', 'gateways', 'httproutes'].map(
    (kind) => `config/crd/standard/gateway.networking.k8s.io_${kind}.yaml`,
  ),
};

/**
 * The definitions of the kinds of the Gateway API and of Envoy Gateway that the manifests use, as published with them.
 * @returns {Promise<string>} a folder of manifests
 * @throws {import('../../infra/programs/not-available.mjs').NotAvailable}
 */
export async function findGatewayDefinitions() {
  const folder = path.join(CACHE, RELEASE);
  await installOnce(folder, async (temporary) => {
    const made = path.join(temporary, 'definitions');
    mkdirSync(made);
    for (const [module, files] of Object.entries(FILES)) {
      const published = await moduleFolder(module, temporary);
      for (const file of files) copyFileSync(path.join(published, file), path.join(made, path.basename(file)));
    }
    return made;
  });
  return folder;
}
