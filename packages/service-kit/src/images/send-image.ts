import type { FastifyReply } from 'fastify';
import { WEBP } from './image-format.js';

/** Sends a picture's bytes without an envelope. Its address never changes its content, so it is cached for ever. */
export function sendImage(reply: FastifyReply, bytes: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': WEBP,
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  reply.raw.end(bytes);
}
