export { SessionCookies } from './session.cookies.js';
export { type OpenSession, SessionService } from './session.service.js';
export { type SessionOutput, sessionViewOf } from './session.views.js';
export { SessionLanguageService } from './session-language.service.js';
export { SessionsEndedService } from './sessions-ended.service.js';
