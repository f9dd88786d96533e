/** Every database of the platform on one server; the last two are there only without Kafka or without SMTP. */
const OF_SERVICES = ['pothik_auth', 'pothik_user', 'pothik_driver', 'pothik_ride', 'pothik_notification'];
const OF_EMBEDDED_ENGINES = ['pothik_events', 'pothik_mailbox'];

/** The databases that each login reads and writes: a service its own alone, the operator's commands all of them. */
const DATABASES = {
  auth: ['pothik_auth'],
  user: ['pothik_user'],
  driver: ['pothik_driver'],
  ride: ['pothik_ride'],
  notification: ['pothik_notification'],
  operator: [...OF_SERVICES, ...OF_EMBEDDED_ENGINES],
};

/** The name of a login, at MongoDB and at the object store. */
const loginOf = (name) => `pothik-${name}`;

/** The variable with a login's password: `AUTH_MONGO_PASSWORD`. */
const passwordKeyOf = (name) => `${name.toUpperCase()}_MONGO_PASSWORD`;

/** What each login may do, as MongoDB's roles. `readWrite` includes making collections and indexes, and no rights over users. */
const rolesOf = (name) => DATABASES[name].map((db) => ({ role: 'readWrite', db }));

/**
 * The commands for the database `admin` that make the logins: a new one is created, an existing one gets the password and the
 * roles again.
 * @param {Record<string, string | undefined>} variables with every password
 * @param {readonly string[]} existing names of the users that are there
 * @throws {Error} naming the missing passwords
 */
function commandsFor(variables, existing) {
  const names = Object.keys(DATABASES);
  const missing = names.map(passwordKeyOf).filter((key) => !variables[key]);
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
  return names.map((name) => {
    const verb = existing.includes(loginOf(name)) ? 'updateUser' : 'createUser';
    return { [verb]: loginOf(name), pwd: variables[passwordKeyOf(name)], roles: rolesOf(name) };
  });
}

module.exports = { DATABASES, commandsFor, loginOf, passwordKeyOf, rolesOf };
