import type { FastifyReply } from 'fastify';
import { WEBP } from './image-format.js';

/** The name under which a browser saves a picture: that of its address says whose it is. */
const FILE_NAME = 'picture.webp';

/** Sends a picture's bytes without an envelope. Its address never changes its content, so it is cached for ever. */
export function sendImage(reply: FastifyReply, bytes: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': WEBP,
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${FILE_NAME}"`,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  reply.raw.end(bytes);
}
