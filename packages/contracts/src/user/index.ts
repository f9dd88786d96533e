export { userEvents } from './events.js';
export * from './forms.js';
export { type Me, type UserView, userHttp } from './http.js';
