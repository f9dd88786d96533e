/** The gateway and the services: each signs statements. */
export const SIGNERS: readonly string[];
/** New secrets of a deployment, by the names that docker-compose.yml and infra/k8s use. */
export function makeSecrets(): Record<string, string>;
