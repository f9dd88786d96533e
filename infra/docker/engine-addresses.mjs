/** Who logs in to MongoDB: the services with a database, and an operator's commands. */
export const MONGO_LOGINS = ['auth', 'user', 'driver', 'ride', 'notification', 'operator'];

/** The engines of docker-compose.yml as this machine reaches them. */
const LOOPBACK = { mongo: 'mongodb://localhost:27117', redis: 'redis://localhost:26479' };
/** Passwords are made of letters, digits, `-` and `_`: nothing is encoded. */
const withLogin = (address, user, password) => address.replace('://', `://${user}:${password}@`);

/** `mongodb://one:1,two:2/?replicaSet=rs0` with a login; MongoDB stores every login in the database `admin`. */
function mongoAddress(address, name, secrets) {
  const [servers, options] = address.replace(/\/?\?/, '?').replace(/\/$/, '').split('?');
  const query = [...(options ? [options] : []), 'authSource=admin'].join('&');
  return `${withLogin(servers, `pothik-${name}`, secrets[`${name.toUpperCase()}_MONGO_PASSWORD`])}/?${query}`;
}
const redisAddress = (address, secrets) => withLogin(address, 'pothik', secrets.REDIS_PASSWORD);

/**
 * MONGO_URL and REDIS_URL of an operator's commands, for the engines of docker-compose.yml.
 * @param {Record<string, string>} secrets of `makeSecrets`
 */
export const operatorAddresses = (secrets) => ({
  MONGO_URL: mongoAddress(LOOPBACK.mongo, 'operator', secrets),
  REDIS_URL: redisAddress(LOOPBACK.redis, secrets),
});

/**
 * The addresses with the login of each service, as infra/k8s takes them: AUTH_MONGO_URL … OPERATOR_MONGO_URL, REDIS_URL.
 * @param {Record<string, string>} secrets of `makeSecrets`
 * @param {{ mongo: string, redis: string }} addresses of the engines, without a login
 */
export const serviceAddresses = (secrets, { mongo, redis }) => ({
  ...Object.fromEntries(
    MONGO_LOGINS.map((name) => [`${name.toUpperCase()}_MONGO_URL`, mongoAddress(mongo, name, secrets)]),
  ),
  REDIS_URL: redisAddress(redis, secrets),
});
