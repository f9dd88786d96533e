import type { Workspace } from './workspaces.mjs';

/** The workspaces whose tests a change may turn red, as folders. */
export function changedWorkspaces(files: readonly string[], workspaces: readonly Workspace[]): string[];
