import type { Workspace } from './workspaces.mjs';

export interface Release {
  name: string;
  version: string;
  workspaces: string[];
  dockerfile?: string;
  part?: string;
}

/** Everything that a tag can release, each in the version of its package.json. */
export function releasables(workspaces: readonly Workspace[], topVersion: string): (Release & { folder: string })[];

/** What a tag releases. @throws Error saying why it releases nothing */
export function releaseOf(tag: string, known: readonly (Release & { folder: string })[]): Release;
