export { encodeImage, IMAGE_FORMAT, type ImageFormat, type ImageShape, WEBP } from './encode-image.js';
export { sendImage } from './send-image.js';
