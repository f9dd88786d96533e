import { DomainError } from '@pothik/contracts/catalogue';
import sharp from 'sharp';

/** Pixels on each side. */
const SIDE = 256;
/** Pixels a picture may unpack to, whatever its file weighs. */
const UNPACKED_MAXIMUM = 50_000_000;
const DECODING_SECONDS = 10;
const ACCEPTED = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'];

// Every other decoder stays shut, so that a file's content alone decides and no rarely used one ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ACCEPTED.map((format) => `VipsForeignLoad${format}`) });

/**
 * A PNG, JPEG, WebP, GIF or SVG as a square WebP without metadata. The content decides, never the file's name or type.
 * @throws user/picture-not-accepted for anything else, and for what cannot be decoded.
 */
export async function squareWebp(file: { name: string; bytes: Buffer }): Promise<Buffer> {
  try {
    return await sharp(file.bytes, { limitInputPixels: UNPACKED_MAXIMUM })
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp()
      .toBuffer();
  } catch {
    throw new DomainError('user/picture-not-accepted', { parameters: { name: file.name } });
  }
}
