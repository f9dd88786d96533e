import { gzipKilobytes, kilobytesOf, largestAskedAfter, scriptsBeyond, type WireFile } from './wire.rules.js';

const file = (name: string, fields: Partial<WireFile> = {}): WireFile => ({
  url: `http://localhost:8080/${name}`,
  mimeType: 'text/javascript',
  encoding: 'gzip',
  bytes: 1024,
  askedAt: 0,
  answeredAt: 10,
  ...fields,
});
const page = file('', { mimeType: 'text/html', encoding: undefined });

describe('scripts on the wire', () => {
  it('are distinguished from other files, and known ones are left out', () => {
    const files = [page, file('js/main.js'), file('js/ride.js', { mimeType: 'application/javascript' })];
    expect(scriptsBeyond(files)).toEqual(files.slice(1));
    expect(scriptsBeyond(files, [file('js/main.js')])).toEqual(files.slice(2));
  });

  it('are counted by their compressed size', () => {
    expect(gzipKilobytes([file('a.js'), file('b.js', { bytes: 512 })])).toBe(1.5);
  });

  it.each([{ encoding: 'br' }, { encoding: undefined }, { bytes: Number.NaN }])('must be gzip: not %j', (odd) => {
    expect(() => gzipKilobytes([file('a.js'), file('b.js', odd)])).toThrow('b.js came as');
  });
});

describe('files of an address', () => {
  const range = file('map/dhaka.2986de0a.pmtiles', { mimeType: 'application/octet-stream', encoding: undefined });

  it('are counted as they came, each range of a file for itself', () => {
    expect(kilobytesOf([file('a.js'), range, { ...range, bytes: 512 }], /^\/map\//)).toBe(1.5);
  });

  it('must have a size', () => {
    expect(() => kilobytesOf([{ ...range, bytes: Number.NaN }], /^\/map\//)).toThrow('came without a size');
  });
});

describe('the largest script', () => {
  const small = file('small.js', { askedAt: 1 });
  const large = file('large.js', { bytes: 90_000, askedAt: 130 });
  const answer = file('api/v1/ride/analytics?from=1', { mimeType: 'application/json', answeredAt: 100 });

  it('is requested this many milliseconds after an answer', () => {
    expect(largestAskedAfter([small, large], [answer], '/ride/analytics')).toBe(30);
  });

  it('needs both', () => {
    expect(() => largestAskedAfter([small], [page], '/ride/analytics')).toThrow('no answer of /ride/analytics');
  });
});
