import { textOf } from './top-folder.js';

/** Of the images that listen. */
export const SERVING_DOCKERFILES = ['infra/docker/gateway.Dockerfile', 'infra/docker/service.Dockerfile'] as const;
/** Of the image that runs one operation and ends. */
export const OPS_DOCKERFILE = 'infra/docker/ops.Dockerfile';
/** Of the image that releases the web and ends. */
export const WEB_DOCKERFILE = 'infra/docker/web.Dockerfile';
export const DOCKERFILES = [...SERVING_DOCKERFILES, OPS_DOCKERFILE, WEB_DOCKERFILE] as const;

/** The Dockerfile of a service. */
export const dockerfileOf = (service: string): string => (service === 'gateway' ? DOCKERFILES[0] : DOCKERFILES[1]);

/** The lines of the last stage, which becomes the image. */
export const imageOf = (file: string): string =>
  textOf(file)
    .split(/^FROM /m)
    .at(-1) ?? '';

/** The environment variables of an image. */
export function environmentOfImage(file: string): Record<string, string> {
  const [, pairs = ''] = /^ENV (.+)$/m.exec(imageOf(file)) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
}
