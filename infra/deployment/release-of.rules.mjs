const TAG = /^(.+)-v(\d+\.\d+\.\d+)$/;
/** The parts of the web: `@pothik/rider-web` in frontends/rider. */
const PART = /^frontends\/(\w+)$/;

/**
 * @typedef {object} Release
 * @property {string} name of the image, or of the package of a part of the web
 * @property {string} version
 * @property {string[]} workspaces whose tests it must pass
 * @property {string} [dockerfile] of an image
 * @property {string} [part] of the web, without an image: its files go into the object store
 */

const dockerfileOf = (name) => `infra/docker/${name}.Dockerfile`;

/**
 * Everything that a tag can release, in the version of its package.json: the images of gateway and services, ops, and the web with all its
 * parts, which has the version of the top folder, and each part of the web alone.
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @param {string} topVersion
 * @returns {(Release & { folder: string })[]}
 */
export function releasables(workspaces, topVersion) {
  const parts = workspaces.filter(({ folder }) => PART.test(folder));
  const images = workspaces.flatMap(({ folder, name: packageName, version }) => {
    const name = packageName.replace('@pothik/', '');
    const image = { version, folder, workspaces: [folder] };
    if (folder.startsWith('services/')) return [{ ...image, name, dockerfile: dockerfileOf('service') }];
    if (folder === 'gateway') return [{ ...image, name, dockerfile: dockerfileOf('gateway') }];
    if (folder === 'infra') return [{ ...image, name: 'ops', dockerfile: dockerfileOf('ops') }];
    return [];
  });
  return [
    ...images,
    {
      name: 'web',
      version: topVersion,
      folder: '.',
      workspaces: parts.map(({ folder }) => folder),
      dockerfile: dockerfileOf('web'),
    },
    ...parts.map(({ folder, name, version }) => ({
      name: name.replace('@pothik/', ''),
      version,
      folder,
      workspaces: [folder],
      part: PART.exec(folder)[1],
    })),
  ];
}

/**
 * What a tag such as ride-v1.2.0, web-v1.2.0 or rider-web-v1.2.0 releases.
 * @param {string} tag
 * @param {readonly (Release & { folder: string })[]} known by `releasables`
 * @returns {Release}
 * @throws {Error} saying why it releases nothing: its name is unknown, or its version is not the one of package.json
 */
export function releaseOf(tag, known) {
  const [, name, version] = TAG.exec(tag) ?? [];
  const found = known.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`Tags are <name>-v1.2.3, for one of ${known.map((one) => one.name).join(', ')}.`);
  const { folder, ...release } = found;
  if (release.version !== version)
    throw new Error(`${folder === '.' ? '' : `${folder}/`}package.json says ${release.version}, the tag ${version}.`);
  return release;
}
