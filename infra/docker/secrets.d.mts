/** Everything that signs statements. */
export const SIGNERS: readonly string[];
/** Fresh secrets of a deployment, by the names that docker-compose.yml and infra/k8s ask for. */
export function makeSecrets(): Record<string, string>;
