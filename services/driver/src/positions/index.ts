export { DemonstrationDriving } from './demonstration-driving.js';
export { changeConsent, nearestFirst } from './position.rules.js';
export { PositionService } from './position.service.js';
export { PositionConsentService } from './position-consent.service.js';
