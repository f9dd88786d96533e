export { confirmChanges, type Review } from './review.rules.js';
export { ReviewService } from './review.service.js';
