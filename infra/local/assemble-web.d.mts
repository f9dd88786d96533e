/** Assembles what the gateway serves from built frontends; only `parts` when given. */
export function assembleWeb(folders: { frontends: string; web: string; parts?: readonly string[] }): Promise<void>;
