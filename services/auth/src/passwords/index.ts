export { PasswordCommandHasher } from './password-command.hasher.js';
