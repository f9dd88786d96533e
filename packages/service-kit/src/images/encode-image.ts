import sharp, { type Sharp } from 'sharp';
import { IMAGE_FORMAT, type ImageFormat, type ImageShape } from './image-format.js';

/** The most pixels of a decoded picture, whatever the size of its file. */
const UNPACKED_MAXIMUM = 50_000_000;
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'];

// Every other decoder is blocked, so that no rarely used one parses an upload.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((format) => `VipsForeignLoad${format}`) });

/**
 * Encodes a picture as WebP, once for each shape, in order; undefined when its content is in none of the formats or
 * cannot be decoded. The content decides, never a file's name or type. Only pixels are kept: no metadata, no script,
 * nothing hidden beside them; upright, the first frame of an animation. A drawing (SVG) is read without a base URL, so
 * that it can load no file and no address. Some drawings take minutes or gigabytes: only a decoder, which has limits,
 * encodes what people upload.
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
    // One after the other: a large decoded picture takes up to 200 MB.
    for (const shape of shapes) encoded.push(await cut(open(bytes), shape, format).webp().toBuffer());
    return encoded;
  } catch {
    return undefined;
  }
}

const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: UNPACKED_MAXIMUM, pages: 1 }).autoOrient();

async function formatOf(bytes: Buffer): Promise<ImageFormat | undefined> {
  const { format } = await open(bytes).metadata();
  return Object.values(IMAGE_FORMAT).find((known) => known === format);
}

function cut(picture: Sharp, shape: ImageShape, format: ImageFormat): Sharp {
  if ('square' in shape) return picture.resize(shape.square, shape.square, { fit: 'cover' });
  // A drawing can be enlarged without loss.
  const withoutEnlargement = format !== IMAGE_FORMAT.SVG;
  return picture.resize(shape.within, shape.within, { fit: 'inside', withoutEnlargement });
}
