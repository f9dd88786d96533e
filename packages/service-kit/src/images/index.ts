export { ImageEncoder } from './image-encoder.js';
export { IMAGE_FORMAT, WEBP } from './image-format.js';
export { sendImage } from './send-image.js';
