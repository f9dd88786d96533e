export { ChangeConfirmationService } from './change-confirmation.service.js';
export { type Review, waitingChangeOf } from './review.rules.js';
export { ReviewService } from './review.service.js';
