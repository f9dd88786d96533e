export { AccountDeletionModule } from './account-deletion.module.js';
export { NeverVerifiedService } from './never-verified.service.js';
