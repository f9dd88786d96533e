export { admittedAccount, LogInGuard } from './log-in.guard.js';
