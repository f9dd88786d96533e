export { SecretCookies } from './secret.cookies.js';
export { SecretCookiesModule } from './secret-cookies.module.js';
