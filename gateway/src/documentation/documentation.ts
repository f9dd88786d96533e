import fastifyStatic from '@fastify/static';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ENDPOINTS, ERRORS } from '@pothik/contracts/catalogue';
import { COOKIE, cookieNameOf } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import { openApiDocument } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { type GatewayConfiguration, isHttps } from '../gateway.configuration.js';
import { requestTarget } from '../proxy/request-target.rules.js';

/** Of the package's folder: what the page loads, and nothing that tells of its making. */
const FILES: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pothik API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const START = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves /api/openapi.json, generated from the endpoint tables, and /api/docs, which displays it. */
@Injectable()
export class Documentation implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
  ) {}

  async onModuleInit(): Promise<void> {
    const accessCookie = cookieNameOf(COOKIE.access, isHttps(this.configuration));
    const document = openApiDocument(ENDPOINTS, ERRORS, accessCookie);
    const server = this.http.httpAdapter.getInstance() as FastifyInstance;
    await server.register(async (scope) => {
      scope.addHook('onRequest', async (request) => void requestTarget(request.url));
      scope.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
      scope.get('/api/docs', (_request, reply) =>
        reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
      );
      scope.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
      const served = { root: swaggerUiFolder(), prefix: '/api/docs/files/', decorateReply: false };
      await scope.register(fastifyStatic, { ...served, allowedPath: (path) => FILES.includes(path.slice(1)) });
    });
  }
}
