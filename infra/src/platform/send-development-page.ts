import type { FastifyReply } from 'fastify';
import { DEVELOPMENT_POLICY } from './development-page.js';

/** Answers with a page of the development surface, which is never cached. */
export const sendDevelopmentPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': DEVELOPMENT_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
