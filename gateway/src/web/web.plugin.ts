import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders, pageHeaders } from './security-headers.js';

export interface WebApp {
  /** Folder with `shell/` (with `csp.json`), `remotes/` and `remotes.json`. */
  directory: string;
  isHttps: boolean;
}

const NONCE_PLACEHOLDER = /__NONCE__/g;
const HASHED_NAME = /\.[0-9a-f]{8,}\./;
const YEAR_SECONDS = 31_536_000;

/** Serves the web app: files, the run-time list of remotes, and for every other path the page itself with a fresh nonce. */
export async function registerWeb(root: FastifyInstance, { directory, isHttps }: WebApp): Promise<void> {
  const shell = path.join(directory, 'shell');
  const page = await readFile(path.join(shell, 'index.html'), 'utf8');
  const { styleSources }: { styleSources: string[] } = JSON.parse(await readFile(path.join(shell, 'csp.json'), 'utf8'));
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageHeaders(nonce, styleSources, isHttps), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE_PLACEHOLDER, nonce));
  };
  await root.register(fastifyStatic, {
    root: shell,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      for (const [name, value] of Object.entries(fileHeaders(isHttps))) response.setHeader(name, value);
      response.setHeader('cache-control', cacheControlOf(file));
    },
  });
  root.get('/*', (request, reply) => {
    const { '*': pathname } = request.params as { '*': string };
    if (path.extname(pathname) === '') return sendPage(request, reply);
    return reply.sendFile(pathname, /^remotes[./]/.test(pathname) ? directory : shell);
  });
}

/** A file whose name carries its digest, or that lies under a remote's version, never changes. */
function cacheControlOf(file: string): string {
  const immutable = HASHED_NAME.test(path.basename(file)) || /[\\/]remotes[\\/]\w+[\\/][0-9a-f]{12}[\\/]/.test(file);
  return immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}
