import { DomainError } from '@pothik/contracts/catalogue';
import { currentContext, refusalOf } from '@pothik/service-kit';
import { type Records, recordRefusal } from '@pothik/service-kit/host';
import type { FastifyInstance } from 'fastify';
import { type AdmittedHosts, isAdmitted } from './host.rules.js';

export interface HostOptions {
  hosts: AdmittedHosts;
  isHttps: boolean;
  records: Records;
}

/** A year, as browsers' preload lists require. */
const HTTPS_ALONE = 'max-age=31536000; includeSubDomains';

/** Refuses every request to a host that is not the platform's (421), and under https tells browsers to use nothing else. */
export function registerHostCheck(root: FastifyInstance, { hosts, isHttps, records }: HostOptions): void {
  root.addHook('onRequest', (request, reply, done) => {
    // On the raw response, because an owner in this process answers there.
    if (isHttps) reply.raw.setHeader('strict-transport-security', HTTPS_ALONE);
    if (isAdmitted({ host: request.headers.host, url: request.url }, hosts)) return done();
    const { status, body } = refusalOf(new DomainError('request/host-refused'), currentContext().requestId);
    recordRefusal(request, body.code, records);
    reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).send(body);
  });
}
