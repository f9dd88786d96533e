import sharp, { type Sharp } from 'sharp';

/** What may be uploaded somewhere; JPG is another name of JPEG. */
export const IMAGE_FORMAT = { PNG: 'png', JPEG: 'jpeg', WEBP: 'webp', GIF: 'gif', SVG: 'svg' } as const;
export type ImageFormat = (typeof IMAGE_FORMAT)[keyof typeof IMAGE_FORMAT];

/** The media type of everything this door gives out. */
export const WEBP = 'image/webp';

/** How a picture is cut, in pixels: a square filled by it, or at most so wide and high as a whole. */
export type ImageShape = { square: number } | { within: number };

/** Pixels a picture may unpack to, whatever its file weighs. */
const UNPACKED_MAXIMUM = 50_000_000;
const DECODING_SECONDS = 10;
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'];

// Every other decoder stays shut, so that a file's content alone decides and no rarely used one ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((format) => `VipsForeignLoad${format}`) });

/**
 * A picture as WebP, once for each shape and in that order; undefined when its content is in none of the formats or cannot
 * be decoded. The content decides, never a file's name or type. Only pixels pass: no metadata, no script, nothing hidden
 * beside them; upright, the first frame of an animation. A drawing (SVG) is read without a place of its own, so that
 * it can reach no file and no address.
 */
export async function encodeImage(
  bytes: Buffer,
  formats: readonly ImageFormat[],
  shapes: readonly ImageShape[],
): Promise<Buffer[] | undefined> {
  try {
    const format = await formatOf(bytes);
    if (format === undefined || !formats.includes(format)) return undefined;
    const encoded: Buffer[] = [];
    // One after the other: a large picture unpacked takes up to 200 MB.
    for (const shape of shapes) encoded.push(await cut(open(bytes), shape, format).webp().toBuffer());
    return encoded;
  } catch {
    return undefined;
  }
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: UNPACKED_MAXIMUM, pages: 1 }).timeout({ seconds: DECODING_SECONDS }).autoOrient();

async function formatOf(bytes: Buffer): Promise<ImageFormat | undefined> {
  const { format } = await open(bytes).metadata();
  return Object.values(IMAGE_FORMAT).find((known) => known === format);
}

function cut(picture: Sharp, shape: ImageShape, format: ImageFormat): Sharp {
  if ('square' in shape) return picture.resize(shape.square, shape.square, { fit: 'cover' });
  // A drawing has no size of its own to lose.
  const withoutEnlargement = format !== IMAGE_FORMAT.SVG;
  return picture.resize(shape.within, shape.within, { fit: 'inside', withoutEnlargement });
}
