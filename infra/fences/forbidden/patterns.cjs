const fs = require('node:fs');
const path = require('node:path');

const TOP = path.join(__dirname, '..', '..', '..');

/** The files a workspace exports, as its package.json says. */
function doorsOf(folder) {
  const { exports = {} } = JSON.parse(fs.readFileSync(path.join(TOP, folder, 'package.json'), 'utf8'));
  const files = Object.values(exports).map((door) => (typeof door === 'string' ? door : door?.source));
  return files.filter((file) => file !== undefined).map((file) => path.posix.join(folder, file));
}

const foldersIn = (folder) => fs.readdirSync(path.join(TOP, folder)).map((name) => `${folder}/${name}`);

const doors = [...foldersIn('packages'), ...foldersIn('services'), 'gateway']
  .filter((folder) => fs.existsSync(path.join(TOP, folder, 'package.json')))
  .flatMap(doorsOf);

module.exports = {
  deny: (name, comment, from, to) => ({ name, comment, severity: 'error', from, to }),
  /** Matches also imports that cannot be resolved, such as of packages that are not installed. */
  library: (...names) => `(^|/node_modules/|^node_modules/)(${names.join('|')})(/|$)`,
  TEST: '\\.spec\\.tsx?$',
  RULE: '\\.rules\\.(ts|mjs)$|^services/[^/]+/src/.*/rules/',
  EVERYWHERE: '^(gateway|services|frontends|packages|infra|e2e|lab)/',
  KIT: '^packages/service-kit/src/',
  ENGINES: '^packages/engines/src/',
  DOORS: `^(${doors.map((file) => file.replaceAll('.', '\\.')).join('|')})$`,
};
