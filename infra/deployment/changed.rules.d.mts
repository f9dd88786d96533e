import type { Workspace } from './workspaces.mjs';

/** The folders of the workspaces whose tests a change may break. */
export function changedWorkspaces(files: readonly string[], workspaces: readonly Workspace[]): string[];
