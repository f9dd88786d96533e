export { PictureService } from './picture.service.js';
