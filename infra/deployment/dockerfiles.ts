import { textOf } from './top-folder.js';

export const DOCKERFILES = ['infra/docker/gateway.Dockerfile', 'infra/docker/service.Dockerfile'] as const;

/** The Dockerfile a service is built by. */
export const dockerfileOf = (service: string): string => (service === 'gateway' ? DOCKERFILES[0] : DOCKERFILES[1]);

/** The lines of the last stage: what runs. */
export const imageOf = (file: string): string =>
  textOf(file)
    .split(/^FROM /m)
    .at(-1) ?? '';

/** The variables an image gives to its process. */
export function environmentOfImage(file: string): Record<string, string> {
  const [, pairs = ''] = /^ENV (.+)$/m.exec(imageOf(file)) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
}
