/** The formats of uploads; JPG is another name of JPEG. */
export const IMAGE_FORMAT = { PNG: 'png', JPEG: 'jpeg', WEBP: 'webp', GIF: 'gif', SVG: 'svg' } as const;
export type ImageFormat = (typeof IMAGE_FORMAT)[keyof typeof IMAGE_FORMAT];

/** The media type of every encoded picture. */
export const WEBP = 'image/webp';

/** The shape of an encoded picture, in pixels: filling a square, or whole within a width and height. */
export type ImageShape = { square: number } | { within: number };
