import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTarget } from '../forwarding/request-target.rules.js';
import { fileHeaders, pageHeaders } from './security-headers.js';
import { cacheControlOf, isOfRemotes, isPage } from './web-path.rules.js';

export interface WebApp {
  /** Folder with `shell/` (with `csp.json`), `remotes/` and `remotes.json`. */
  directory: string;
  isHttps: boolean;
}

const NONCE_PLACEHOLDER = /__NONCE__/g;

/** Serves the web app: files, the run-time list of remotes, and for every other path the page itself with a fresh nonce. */
export async function registerWeb(root: FastifyInstance, { directory, isHttps }: WebApp): Promise<void> {
  const shell = path.join(directory, 'shell');
  const sendPage = await pageSender(shell, isHttps);
  await root.register(fastifyStatic, {
    root: shell,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cacheControlOf(file));
      // Shared caches keep one answer per encoding.
      response.setHeader('vary', 'accept-encoding');
    },
  });
  root.get('/*', { config: { call: 'web' } }, (request, reply) => {
    requestTarget(request.url);
    const { '*': pathname } = request.params as { '*': string };
    if (isPage(pathname)) return sendPage(request, reply);
    return reply.headers(fileHeaders(isHttps)).sendFile(pathname, isOfRemotes(pathname) ? directory : shell);
  });
}

async function pageSender(shell: string, isHttps: boolean) {
  const page = await readFile(path.join(shell, 'index.html'), 'utf8');
  const { styleSources }: { styleSources: string[] } = JSON.parse(await readFile(path.join(shell, 'csp.json'), 'utf8'));
  return (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageHeaders(nonce, styleSources, isHttps), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE_PLACEHOLDER, nonce));
  };
}
