export { LogInSessionService } from './log-in-session.service.js';
export { SessionCookies } from './session.cookies.js';
export { type OpenSession, SessionService } from './session.service.js';
export { type SessionOutput, sessionViewOf } from './session.views.js';
export { SessionsModule } from './sessions.module.js';
export { SessionsEndedService } from './sessions-ended.service.js';
