import { WEB_PARTS } from '@pothik/contracts/platform';
import { DEPLOYED } from './deployed-services.js';
import { DOCKERFILES, dockerfileOf, OPS_DOCKERFILE, WEB_DOCKERFILE } from './dockerfiles.js';
import { releasables, releaseOf } from './release-of.rules.mjs';
import { workspaces } from './workspaces.mjs';

const known = releasables(workspaces(), '1.0.0');
const images = known.filter(({ dockerfile }) => dockerfile !== undefined);

describe('a tag releases', () => {
  it.each(DEPLOYED.map(({ name }) => name))('the image of %s', (name) => {
    const folder = name === 'gateway' ? name : `services/${name}`;
    expect(releaseOf(`${name}-v1.0.0`, known)).toEqual({
      name,
      version: '1.0.0',
      workspaces: [folder],
      dockerfile: dockerfileOf(name),
    });
  });

  it('the image of ops, in the version of infra', () => {
    expect(releaseOf('ops-v1.0.0', known)).toMatchObject({ workspaces: ['infra'], dockerfile: OPS_DOCKERFILE });
  });

  it('the image of the web with every part, in the version of the top folder', () => {
    const web = releaseOf('web-v1.0.0', known);
    expect(web.dockerfile).toBe(WEB_DOCKERFILE);
    expect(web.workspaces).toEqual(WEB_PARTS.map((part) => `frontends/${part}`).sort());
    expect(() => releaseOf('web-v1.0.0', releasables(workspaces(), '1.1.0'))).toThrow(
      'package.json says 1.1.0, the tag 1.0.0.',
    );
  });

  it.each(WEB_PARTS)('%s alone, without an image', (part) => {
    expect(releaseOf(`${part}-web-v1.0.0`, known)).toEqual({
      name: `${part}-web`,
      version: '1.0.0',
      workspaces: [`frontends/${part}`],
      part,
    });
  });

  it('every Dockerfile there is', () => {
    expect([...new Set(images.map(({ dockerfile }) => dockerfile))].sort()).toEqual([...DOCKERFILES].sort());
  });
});

describe('a tag releases nothing', () => {
  it.each(['rider-v1.0.0', 'engines-v1.0.0', 'ride-v1.0', 'ride'])('that names nothing known: %s', (tag) => {
    expect(() => releaseOf(tag, known)).toThrow(/^Tags are <name>-v1\.2\.3, for one of gateway, .*, ops, web, .*\.$/);
  });

  it('of another version than its package.json has', () => {
    expect(() => releaseOf('ride-v1.2.0', known)).toThrow('services/ride/package.json says 1.0.0, the tag 1.2.0.');
    expect(() => releaseOf('driver-web-v1.2.0', known)).toThrow(
      'frontends/driver/package.json says 1.0.0, the tag 1.2.0.',
    );
  });
});
