export { AccountDeletionModule } from './account-deletion.module.js';
export { deleteFormer } from './account-deletion.rules.js';
export { NeverVerifiedService } from './never-verified.service.js';
