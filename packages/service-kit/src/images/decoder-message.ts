import type { ImageFormat, ImageShape } from './image-format.js';

/** What a decoder is given: a picture, the formats it may be in, and the shapes to encode. */
export interface DecoderTask {
  bytes: Buffer;
  formats: readonly ImageFormat[];
  shapes: readonly ImageShape[];
}

/** What a decoder sends: that it waits for its picture, then the picture in each shape, or nothing if unreadable. */
export type DecoderMessage = { isReady: true } | { isReady: false; pictures: Buffer[] | undefined };
