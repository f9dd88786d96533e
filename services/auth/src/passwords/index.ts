export { PasswordCommandClient } from './password-command.hasher.js';
