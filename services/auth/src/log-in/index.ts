export { admittedAccount, LogInGuard } from './log-in.guard.js';
export { LogInModule } from './log-in.module.js';
