export interface Workspace {
  folder: string;
  name: string;
  version: string;
  needs: string[];
  isTested: boolean;
}

/** Every workspace, as in its package.json. */
export function workspaces(): Workspace[];
