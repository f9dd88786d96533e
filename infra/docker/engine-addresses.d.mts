/** Who logs in to MongoDB: the services with a database, and an operator's commands. */
export const MONGO_LOGINS: readonly string[];
/** MONGO_URL and REDIS_URL of an operator's commands, for the engines of docker-compose.yml. */
export function operatorAddresses(secrets: Readonly<Record<string, string>>): Record<string, string>;
/** The addresses with the login of each service, as infra/k8s takes them: AUTH_MONGO_URL … OPERATOR_MONGO_URL, REDIS_URL. */
export function serviceAddresses(
  secrets: Readonly<Record<string, string>>,
  addresses: { mongo: string; redis: string },
): Record<string, string>;
