export { cellCentre, cellKey, cellsOf } from './cell.rules.js';
export { DemonstrationDriving } from './demonstration-driving.js';
export { DriverPlaces } from './driver-places.js';
export { changeConsent } from './position.rules.js';
export { PositionService } from './position.service.js';
export { PositionConsentService } from './position-consent.service.js';
export { PositionsModule } from './positions.module.js';
