import { OWNERS } from '@pothik/contracts/platform';
import { readEnvironment } from '@pothik/service-kit/host';
import { makeSecrets } from '../docker/secrets.mjs';
import { composeServices, environmentOf } from './compose-file.js';
import { DEPLOYED } from './deployed-services.js';
import { dockerfileOf, environmentOfImage } from './dockerfiles.js';
import { textOf } from './top-folder.js';

const ADDRESSES = OWNERS.map((owner) => `${owner.toUpperCase()}_URL`);

/** The first column of the table below a heading of docs/operations.md. */
function settingsBelow(heading: string): string[] {
  const [, section = ''] = textOf('docs/operations.md').split(`\n## ${heading}\n`);
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`[A-Z].*?) \| /gm)].map(([, names = '']) => names);
  return rows.flatMap((names) =>
    names.includes('`AUTH_URL` …') ? ADDRESSES : [...names.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => name),
  );
}

const ofOne = settingsBelow('One service alone');
const ofStart = settingsBelow('Settings of `npm start`');

/** What a service reads when it starts as docker compose starts it. */
function readBy(definition: (typeof DEPLOYED)[number]): string[] {
  const { name } = definition;
  const given = environmentOf(composeServices()[name] ?? { image: '' }, makeSecrets());
  const { platform, own, addresses } = readEnvironment(definition, {
    ...environmentOfImage(dockerfileOf(name)),
    ...given,
  });
  return [
    ...Object.keys(platform),
    ...Object.keys(own),
    ...Object.keys(addresses).map((owner) => `${owner.toUpperCase()}_URL`),
  ];
}

describe('docs/operations.md names', () => {
  it.each(DEPLOYED.map((definition) => ({ name: definition.name, definition })))(
    'every setting that $name reads',
    ({ definition }) => {
      expect(readBy(definition).filter((name) => !ofOne.includes(name))).toEqual([]);
    },
  );

  it('no setting of a service that none reads', () => {
    const read = new Set(DEPLOYED.flatMap(readBy));
    expect(ofOne.length).toBeGreaterThan(30);
    expect(ofOne.filter((name) => !read.has(name))).toEqual([]);
  });

  it('every setting that npm start reads, and no other', () => {
    const source = textOf('infra/src/platform/local-configuration.ts');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \w/gm)].map(([, name = '']) => name);
    expect(ofStart.length).toBeGreaterThan(20);
    expect(ofStart.filter((name) => !read.includes(name))).toEqual([]);
    expect(read.filter((name) => !ofStart.includes(name) && !ofOne.includes(name))).toEqual([]);
  });
});
