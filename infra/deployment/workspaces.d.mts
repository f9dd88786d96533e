export interface Workspace {
  folder: string;
  name: string;
  version: string;
  needs: string[];
  isTested: boolean;
}

/** Every workspace, as its manifest has it. */
export function workspaces(): Workspace[];
