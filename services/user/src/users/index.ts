export { type StoredUser, UserRepository } from './user.repository.js';
export { profileUpdated, registerUser, updateUser } from './user.rules.js';
export { UsersModule } from './users.module.js';
