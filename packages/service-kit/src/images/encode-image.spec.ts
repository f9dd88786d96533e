import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { encodeImage } from './encode-image.js';
import { IMAGE_FORMAT, type ImageFormat } from './image-format.js';

const EVERY = Object.values(IMAGE_FORMAT);
const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"';

const drawing = (width = 640, height = 400) => sharp({ create: { width, height, channels: 3, background: '#f26a1b' } });
const vector = (inside: string, before = '') => Buffer.from(`${before}<svg ${SVG}>${inside}</svg>`);

const encoded = async (bytes: Buffer, formats: readonly ImageFormat[] = EVERY, within = 1280) => {
  const [picture] = (await encodeImage(bytes, formats, [{ within }])) ?? [];
  return picture;
};
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};
const middleOf = async (bytes: Buffer | undefined) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('in %s becomes WebP without metadata', async (format) => {
    const bytes = await drawing()
      .withExif({ IFD0: { Artist: 'Rahima', Copyright: 'House 7, Dhanmondi' } })
      .toFormat(format)
      .toBuffer();
    const picture = await encoded(bytes);
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(picture?.includes('Dhanmondi')).toBe(false);
  });

  it('is upright, whatever its orientation', async () => {
    const bytes = await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await encoded(bytes);
    expect(await sizeOf(picture)).toEqual([400, 640]);
    expect((await sharp(picture).metadata()).orientation).toBeUndefined();
  });

  it('is encoded once for each shape: filling a square, or whole within a width, never enlarged', async () => {
    const bytes = await drawing(2_000, 1_000).png().toBuffer();
    const pictures = await encodeImage(bytes, EVERY, [
      { square: 256 },
      { within: 1_280 },
      { within: 320 },
      { within: 4_000 },
    ]);
    expect(await Promise.all((pictures ?? []).map(sizeOf))).toEqual([
      [256, 256],
      [1_280, 640],
      [320, 160],
      [2_000, 1_000],
    ]);
  });

  it('from an animation is its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 0), Buffer.alloc(16 * 16 * 3, 255)]);
    const animation = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await encoded(animation);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect(await sizeOf(picture)).toEqual([16, 16]);
    expect(await middleOf(picture)).toEqual([0, 0, 0, 255]);
  });

  it('is recognised by its content, and only in the requested formats', async () => {
    const webp = await drawing().webp().toBuffer();
    expect(await encoded(webp, [IMAGE_FORMAT.PNG, IMAGE_FORMAT.SVG])).toBeUndefined();
    expect(await encoded(webp, [IMAGE_FORMAT.WEBP])).toBeDefined();
  });

  it('that is also a page or a program is only a picture afterwards', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await drawing().gif().toBuffer(), Buffer.from(`/*${script}*/`)]);
    const commented = await drawing()
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    for (const bytes of [polyglot, commented]) {
      expect(bytes.includes(script)).toBe(true);
      const picture = await encoded(bytes);
      expect(picture).toBeDefined();
      expect(picture?.includes('script')).toBe(false);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['text', async () => Buffer.from('not a picture')],
    ['a page', async () => Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a format nobody asked for', () => drawing().tiff().toBuffer()],
    ['half a picture', async () => (await drawing().png().toBuffer()).subarray(0, 60)],
    ['more pixels than may be unpacked', () => drawing(10_000, 5_001).png().toBuffer()],
    [
      'a drawing of more pixels than that',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    ],
    [
      'entities that unfold a billion times',
      async () =>
        vector(
          '<text y="20">&i;</text>',
          `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghi']
            .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
            .join('')}]>`,
        ),
    ],
  ])('is not made of %s', async (_case, bytes) => {
    expect(await encoded(await bytes())).toBeUndefined();
  });
});

describe('a drawing loads nothing from outside', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pothik-drawings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const inlaid = async () => `data:image/png;base64,${(await drawing(8, 8).png().toBuffer()).toString('base64')}`;
  const image = (address: string) => `<image xlink:href="${address}" width="40" height="40"/>`;

  it('but draws what it contains', async () => {
    const [red, , , alpha] = await middleOf(await encoded(vector(image(await inlaid()))));
    expect([(red ?? 0) > 200, alpha]).toEqual([true, 255]);
  });

  it('not a picture of a file', async () => {
    const file = path.join(folder, 'secret.png');
    writeFileSync(file, await drawing(8, 8).png().toBuffer());
    for (const address of [pathToFileURL(file).href, file, path.relative(process.cwd(), file)]) {
      const picture = await encoded(vector(image(address)));
      expect(picture === undefined ? 0 : (await middleOf(picture))[3]).toBe(0);
    }
  });

  it('not the text of a file, by an entity or an inclusion', async () => {
    const file = path.join(folder, 'secret.txt');
    writeFileSync(file, '<rect xmlns="http://www.w3.org/2000/svg" width="40" height="40" fill="red"/>');
    const { href } = pathToFileURL(file);
    const entity = vector('&secret;', `<!DOCTYPE svg [<!ENTITY secret SYSTEM "${href}">]>`);
    const inclusion = vector(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${href}" parse="xml"/>`);
    for (const bytes of [entity, inclusion]) {
      const picture = await encoded(bytes);
      expect(picture === undefined ? 0 : (await middleOf(picture))[3]).toBe(0);
    }
  });

  it('not an address of the network', async () => {
    const asked: string[] = [];
    const { createServer } = await import('node:http');
    const server = createServer((request, reply) => {
      asked.push(request.url ?? '');
      reply.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const address = `http://127.0.0.1:${port}`;
    const css = `<style>@import url("${address}/style.css");</style>`;
    const filter = `<filter id="f"><feImage xlink:href="${address}/filter.png"/></filter>`;
    const bytes = vector(
      `${css}<defs>${filter}</defs>${image(`${address}/a.png`)}<use xlink:href="${address}/b.svg#x"/>`,
    );
    await encoded(bytes);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(asked).toEqual([]);
  });
});
