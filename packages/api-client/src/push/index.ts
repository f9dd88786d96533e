export { followSession } from './follow-session';
export { noticesOf, turnNoticesOff, turnNoticesOn, turnNoticesOnUnlessOff } from './notices';
export type { NoticesState } from './notices.rules';
export { NOTICES_KEY } from './notices-key';
