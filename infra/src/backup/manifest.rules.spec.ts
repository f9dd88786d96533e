import { collectionIn, type Manifest, parseManifest, pathOf } from './manifest.rules.js';

const sha256 = 'a'.repeat(64);
const manifest: Manifest = {
  format: 1,
  release: '1.0.0',
  madeAt: '2026-11-02T06:00:00.000Z',
  marks: ['demonstration.seeded'],
  files: [{ path: 'pothik_ride/rides.bson', documents: 3, bytes: 900, sha256 }],
};
const withPath = (path: string) => JSON.stringify({ ...manifest, files: [{ ...manifest.files[0], path }] });

describe('a backup’s manifest', () => {
  it('is read as it was written', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it('of another format is refused', () => {
    expect(() => parseManifest(JSON.stringify({ format: 2, anything: true }))).toThrow('The backup has format 2');
  });

  it.each(['', '{"format":1', '{}', 'null', '{"format":1}'])('is damaged: %j', (text) => {
    expect(() => parseManifest(text)).toThrow('manifest.json is damaged');
  });

  it.each(['../keys.json', '/etc/passwd', 'pothik_ride/../../x.bson', 'other_ride/rides.bson', 'pothik_ride/.bson'])(
    'never names a path outside the backup: %s',
    (path) => expect(() => parseManifest(withPath(path))).toThrow('manifest.json is damaged'),
  );

  it('names a collection by its file', () => {
    const rides = { database: 'pothik_ride', name: 'rides' };
    expect(collectionIn({ path: pathOf(rides) })).toEqual(rides);
    expect(collectionIn({ path: 'objects.bson' })).toBeUndefined();
    expect(collectionIn({ path: 'keys.json' })).toBeUndefined();
  });
});
