export { userEvents } from './events/index.js';
export * from './forms.js';
export { type Me, type UserView, userHttp } from './http.js';
