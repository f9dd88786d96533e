export function mainModuleOf(published, version) {
  const minor = version.replace(/^1\./, '0.');
  const own = published
    .replace(/^module .*$/m, 'module pothik/cluster')
    .replaceAll(/=> \.\/staging\/src\/(\S+)/g, `=> $1 v${minor}`);
  return `${own}\nrequire k8s.io/kubernetes v${version}\n`;
}
