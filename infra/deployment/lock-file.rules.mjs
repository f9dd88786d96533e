const MODULES = 'node_modules/';
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const installed = ({ packages }) =>
  Object.entries(packages).filter(([folder, { link, inBundle }]) => folder.includes(MODULES) && !link && !inBundle);
const foldersOf = (entries) => entries.map(([folder]) => folder);

export const withoutIntegrity = (lock) =>
  foldersOf(installed(lock).filter(([, { integrity }]) => !integrity?.startsWith('sha512-')));

export const withRegistry = (lock) => foldersOf(installed(lock).filter(([, { resolved }]) => resolved !== undefined));

export function missingBinaries(lock) {
  const { packages } = lock;
  return installed(lock).flatMap(([folder, { optionalDependencies = {}, dev: isDevelopment = false }]) => {
    const beside = folder.slice(0, folder.lastIndexOf(MODULES));
    const places = (name) => [`${folder}/${MODULES}${name}`, `${beside}${MODULES}${name}`, `${MODULES}${name}`];
    return Object.entries(optionalDependencies)
      .filter(([, version]) => EXACT.test(version))
      .filter(([name, version]) => places(name).every((place) => packages[place]?.version !== version))
      .map(([name, version]) => {
        const free = places(name).findLast((place) => packages[place] === undefined);
        return { folder: free, name, version, isDevelopment };
      });
  });
}

export function entryOf({ version, cpu, libc, license, engines, os, dist }, isDevelopment) {
  return {
    version,
    integrity: dist.integrity,
    ...(cpu ? { cpu } : {}),
    ...(isDevelopment ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    license,
    optional: true,
    ...(os ? { os } : {}),
    ...(engines ? { engines } : {}),
  };
}
