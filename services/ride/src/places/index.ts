export { OwnPlaceService } from './own-place.service.js';
export { PlacesModule } from './places.module.js';
