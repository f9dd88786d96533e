import type { FastifyInstance } from 'fastify';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { securityText } from './security-text.rules.js';

/** Serves /.well-known/security.txt while SECURITY_CONTACT is set. */
export function registerSecurityContact(
  root: FastifyInstance,
  { SECURITY_CONTACT: contact, PUBLIC_URL }: GatewayConfiguration,
  now: () => Date,
): void {
  if (contact === '') return;
  root.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(contact, PUBLIC_URL, now())),
  );
}
