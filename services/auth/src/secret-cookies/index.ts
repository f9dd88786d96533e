export { SecretCookies } from './secret.cookies.js';
