export { type StoredUser, UserRepository } from './user.repository.js';
export { registerUser, updateUser } from './user.rules.js';
