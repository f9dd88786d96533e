import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { type ComponentType, useCallback } from 'react';
import type { Area } from '../access/access.rules';
import { loadRemote } from './load-remote';

export interface RemotePartProps<Props extends object> extends Omit<LoadedPartProps<Props>, 'load'> {
  remote: Area;
  /** The exposed module, e.g. register; it exports `Component`. */
  expose: string;
}

/** One component of a remote inside the shell's layout. */
export function RemotePart<Props extends object>({ remote, expose, ...part }: RemotePartProps<Props>) {
  const load = useCallback(() => loadRemote<{ Component: ComponentType<Props> }>(remote, expose), [remote, expose]);
  return <LoadedPart {...part} load={load} />;
}
