export { ChangeConfirmationService } from './change-confirmation.service.js';
export { ReviewModule } from './review.module.js';
export { type Review, waitingChangeOf } from './review.rules.js';
export { ReviewService } from './review.service.js';
