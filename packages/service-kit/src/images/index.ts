export { encodeImage, IMAGE_FORMAT, WEBP } from './encode-image.js';
export { sendImage } from './send-image.js';
