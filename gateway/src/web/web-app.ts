import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { COOKIE, cookieNameOf } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GatewayConfiguration, isHttps } from '../gateway.configuration.js';
import { requestTarget } from '../proxy/request-target.rules.js';
import { areaFilesOf, REMOTE_LIST } from './area-files.js';
import { registerMap } from './map.routes.js';
import { OpenReleases } from './open-releases.js';
import { areaOf, linkHeader, OWN_PROFILE } from './preload.rules.js';
import { FILE_HEADERS, fileHeadersOf, pageHeaders } from './security-headers.js';
import type { ShellRelease } from './shell-release.js';
import { cacheControlOf, isPage } from './web-path.rules.js';
import type { WebReleases } from './web-releases.js';

const NONCE_PLACEHOLDER = /__NONCE__/g;
const CHANGES = { 'cache-control': 'no-cache' };

/** Serves the web app: its files, the map, the list of remotes, and for every other path index.html with a new nonce. */
@Injectable()
export class WebApp implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly opened: OpenReleases,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
  ) {}

  async onModuleInit(): Promise<void> {
    const releases = await this.opened.open();
    const server = this.http.httpAdapter.getInstance() as FastifyInstance;
    await registerFiles(server, releases);
    registerMap(server);
    server.get(REMOTE_LIST, { config: { call: 'web' } }, async (_request, reply) =>
      reply.headers({ ...FILE_HEADERS, ...CHANGES }).send(await releases.remotes()),
    );
    const sendPage = pageSender(releases, cookieNameOf(COOKIE.access, isHttps(this.configuration)));
    server.get('/*', { config: { call: 'web' } }, async (request, reply) => {
      requestTarget(request.url);
      const { '*': pathname } = request.params as { '*': string };
      if (isPage(pathname)) return sendPage(pathname, request, reply);
      const folder = await releases.folderWith(pathname);
      if (folder === undefined) return reply.callNotFound();
      return reply.headers(fileHeadersOf(pathname)).sendFile(pathname, folder);
    });
  }
}

/** Adds `reply.sendFile`. */
async function registerFiles(server: FastifyInstance, { directory }: WebReleases): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
      // Shared caches store one response per encoding.
      reply.header('vary', 'accept-encoding');
    },
  });
}

function pageSender(releases: WebReleases, accessCookie: string) {
  return async (pathname: string, request: FastifyRequest, reply: FastifyReply) => {
    const shell = await releases.currentShell();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageHeaders(nonce, shell.styleSources), 'cache-control': 'no-store' })
      .headers(await preloadsFor(pathname, request, { releases, shell, accessCookie }))
      .type('text/html; charset=utf-8')
      .send(shell.page.replace(NONCE_PLACEHOLDER, nonce));
  };
}

/** The Link header for a signed-in person who enters an area. A failure only makes the page slower. */
async function preloadsFor(
  pathname: string,
  request: FastifyRequest,
  { releases, shell, accessCookie }: { releases: WebReleases; shell: ShellRelease; accessCookie: string },
) {
  if (!request.cookies[COOKIE.signedIn]) return {};
  try {
    const files = await areaFilesOf(areaOf(pathname), shell, releases);
    if (files.length === 0) return {};
    // Without the access cookie the call would be refused: the page refreshes the session first.
    return { link: linkHeader(request.cookies[accessCookie] ? [OWN_PROFILE, ...files] : files) };
  } catch (error) {
    request.log.warn({ error }, 'The files of an area cannot be read.');
    return {};
  }
}
