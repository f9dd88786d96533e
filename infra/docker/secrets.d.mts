/** The gateway and the services: each signs statements. */
export const SIGNERS: readonly string[];
/** New secrets of a deployment whose engines have administrators of their own, by the names that infra/k8s uses. */
export function makeDeploymentSecrets(): Record<string, string>;
/** New secrets of docker-compose.yml, by the names that it uses. */
export function makeSecrets(): Record<string, string>;
