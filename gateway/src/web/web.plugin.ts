import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { COOKIE, cookieNameOf } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTarget } from '../proxy/request-target.rules.js';
import { AreaFiles } from './area-files.js';
import { areaOf, linkHeader, OWN_PROFILE } from './preload.rules.js';
import { FILE_HEADERS, pageHeaders } from './security-headers.js';
import { belongsToRemotes, cacheControlOf, isPage } from './web-path.rules.js';

export interface WebApp {
  /** Folder with `shell/` (with `csp.json` and `area-scripts.json`), `remotes/` and `remotes.json`. */
  directory: string;
  isHttps: boolean;
}

const NONCE_PLACEHOLDER = /__NONCE__/g;

/** Serves the web app: its files, the list of remotes, and for every other path index.html with a new nonce. */
export async function registerWeb(root: FastifyInstance, { directory, isHttps }: WebApp): Promise<void> {
  const shell = path.join(directory, 'shell');
  const sendPage = await pageSender(directory, isHttps);
  await root.register(fastifyStatic, {
    root: shell,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cacheControlOf(file));
      // Shared caches store one response per encoding.
      response.setHeader('vary', 'accept-encoding');
    },
  });
  root.get('/*', { config: { call: 'web' } }, (request, reply) => {
    requestTarget(request.url);
    const { '*': pathname } = request.params as { '*': string };
    if (isPage(pathname)) return sendPage(pathname, request, reply);
    return reply.headers(FILE_HEADERS).sendFile(pathname, belongsToRemotes(pathname) ? directory : shell);
  });
}

async function pageSender(directory: string, isHttps: boolean) {
  const shell = path.join(directory, 'shell');
  const page = await readFile(path.join(shell, 'index.html'), 'utf8');
  const { styleSources }: { styleSources: string[] } = JSON.parse(await readFile(path.join(shell, 'csp.json'), 'utf8'));
  const areaFiles = await AreaFiles.read(directory);
  const accessCookie = cookieNameOf(COOKIE.access, isHttps);
  return async (pathname: string, request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageHeaders(nonce, styleSources), 'cache-control': 'no-store' })
      .headers(await preloadsFor(pathname, request, { areaFiles, accessCookie }))
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE_PLACEHOLDER, nonce));
  };
}

/** The Link header for a signed-in person who enters an area. A failure only makes the page slower. */
async function preloadsFor(
  pathname: string,
  request: FastifyRequest,
  { areaFiles, accessCookie }: { areaFiles: AreaFiles; accessCookie: string },
) {
  if (!request.cookies[COOKIE.signedIn]) return {};
  try {
    const files = await areaFiles.of(areaOf(pathname));
    if (files.length === 0) return {};
    // Without the access cookie the call would be refused: the page refreshes the session first.
    return { link: linkHeader(request.cookies[accessCookie] ? [OWN_PROFILE, ...files] : files) };
  } catch (error) {
    request.log.warn({ error }, 'The files of an area cannot be read.');
    return {};
  }
}
