import { DomainError } from '@pothik/contracts/catalogue';
import { currentContext, refusalOf } from '@pothik/service-kit';
import { type Records, recordRefusal } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import { type AdmittedHosts, isAdmitted } from './host.rules.js';

export interface HostOptions {
  hosts: AdmittedHosts;
  records: Records;
}

/** Refuses every request to a host that is not the platform's (421). */
export function registerHostCheck(root: FastifyInstance, { hosts, records }: HostOptions): void {
  root.addHook('onRequest', (request, reply, done) => {
    if (isAdmitted({ host: request.headers.host, url: request.url }, hosts)) return done();
    const { status, body } = refusalOf(new DomainError('request/host-refused'), currentContext().requestId);
    recordRefusal(request, body.code, records);
    reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
