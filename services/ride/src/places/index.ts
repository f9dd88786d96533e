export { OwnPlaceService } from './own-place.service.js';
