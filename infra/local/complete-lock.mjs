// Run after each change of dependencies: `node infra/local/complete-lock.mjs`.
// A registry mirror without the binaries of other platforms makes npm leave their entries out of the lock file, and `npm ci`
// then refuses that file. This adds the missing optional entries: version from the parent's optionalDependencies, platform from the name.
import fs from 'node:fs';

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
};
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** The entry of one platform's binary, or undefined when its name contains no processor. */
function platformEntry(name, version, isDevelopment) {
  const parts = name.split('/').pop().split(/[-_.]/);
  const system = parts.map((part) => SYSTEMS[part]).find(Boolean);
  const processor = parts.map((part) => PROCESSORS[part]).find(Boolean);
  if (!processor || !/^\d+\.\d+\.\d+/.test(version)) return undefined;
  const musl = parts.some((part) => ['musl', 'musleabihf', 'linuxmusl'].includes(part));
  return {
    version,
    cpu: [processor],
    ...(isDevelopment ? { dev: true } : {}),
    ...(musl ? { libc: ['musl'] } : parts.includes('gnu') ? { libc: ['glibc'] } : {}),
    license: 'MIT',
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const packages = lock.packages;
let added = 0;
for (const [where, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const at = (folder) => packages[`${folder}node_modules/${name}`];
    const holder = where.slice(0, where.lastIndexOf('node_modules/'));
    if (packages[`${where}/node_modules/${name}`] || at(holder)?.version === range || at('')?.version === range)
      continue;
    const nested = at(holder) ? `${where}/` : holder;
    const slot = `${at('') ? nested : ''}node_modules/${name}`;
    const made = platformEntry(name, range, entry.dev);
    if (!made) {
      console.log('skipped', name, range);
      continue;
    }
    packages[slot] = made;
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log('added', added);
