/** Lays out what the gateway serves, of frontends that are built; only `parts` of it when they are named. */
export function assembleWeb(folders: { frontends: string; web: string; parts?: readonly string[] }): Promise<void>;
