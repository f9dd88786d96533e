// mongosh <address> make-mongo-logins.js: makes every login of MongoDB, or gives it its password and its roles again.
// The passwords are in the environment: AUTH_MONGO_PASSWORD … OPERATOR_MONGO_PASSWORD. With MONGO_ROOT_PASSWORD it logs in as
// pothik-root first, and on a server without users, reached by loopback, makes it; else the address carries an administrator.
const { commandsFor } = require(`${__dirname}/mongo-logins.cjs`);

const ROOT = 'pothik-root';
const AUTHENTICATION_FAILED = 18;
const admin = db.getSiblingDB('admin');

function becomeRoot(password) {
  try {
    admin.auth(ROOT, password);
  } catch (error) {
    if (error.code !== AUTHENTICATION_FAILED) throw error;
    // The server accepts this only while it has no user.
    admin.createUser({ user: ROOT, pwd: password, roles: ['root'] });
    admin.auth(ROOT, password);
  }
}

if (process.env.MONGO_ROOT_PASSWORD) becomeRoot(process.env.MONGO_ROOT_PASSWORD);
const existing = admin.getUsers().users.map(({ user }) => user);
for (const command of commandsFor(process.env, existing)) {
  const { ok, errmsg } = admin.runCommand(command);
  if (ok !== 1) throw new Error(errmsg);
}
print('Every login of MongoDB has its password and its databases.');
