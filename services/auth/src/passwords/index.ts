export { PasswordCommandHasher } from './password-command.hasher.js';
export { PasswordsModule } from './passwords.module.js';
