export { PictureService } from './picture.service.js';
export { PicturesModule } from './pictures.module.js';
