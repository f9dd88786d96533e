import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../platform/language-of-request.js';
import type { StandInIssuer } from './stand-in-issuer.js';
import { type AuthorizationRequest, chosenPerson } from './stand-in-issuer.rules.js';
import {
  type OfferedPerson,
  STAND_IN_STYLE,
  STAND_IN_STYLESHEET,
  standInPage,
  standInRefusalPage,
} from './stand-in-page.js';
import { STAND_IN_TEXT } from './stand-in-text.js';

const BASE = '/dev/google';
const SEE_OTHER = 303;
const FORM = 'application/x-www-form-urlencoded';

/** Routes of the stand-in on the development surface. */
export async function registerStandInIssuer(
  root: FastifyInstance,
  issuer: StandInIssuer,
  people: readonly OfferedPerson[],
): Promise<void> {
  await root.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${BASE}/.well-known/openid-configuration`, async () => issuer.discovery());
    scope.get(`${BASE}/keys`, async () => issuer.keys());
    scope.get(STAND_IN_STYLESHEET, (_request, reply) => reply.type('text/css').send(STAND_IN_STYLE));
    scope.post(`${BASE}/token`, async (request, reply) => {
      const answer = await issuer.exchange(request.body);
      reply.header('cache-control', 'no-store');
      return answer ?? reply.code(400).send({ error: 'invalid_grant' });
    });
    registerPage(scope, issuer, people);
  });
}

function registerPage(scope: FastifyInstance, issuer: StandInIssuer, people: readonly OfferedPerson[]): void {
  const ask = (request: FastifyRequest, reply: FastifyReply, asked: AuthorizationRequest, problem?: string) => {
    const cancel = issuer.cancel(asked);
    const language = languageOf(request);
    const page = standInPage({ people, action: request.url, cancel, language, ...(problem && { problem }) });
    return sendPage(reply, page, new URL(asked.redirect_uri).origin);
  };
  scope.get(`${BASE}/authorize`, async (request, reply) => {
    const asked = issuer.read(request.query);
    return asked === undefined ? refuse(request, reply) : ask(request, reply, asked);
  });
  scope.post(`${BASE}/authorize`, async (request, reply) => {
    const asked = issuer.read(request.query);
    if (asked === undefined) return refuse(request, reply);
    const { data: person } = chosenPerson.safeParse(request.body);
    if (person === undefined) {
      return ask(request, reply.code(400), asked, STAND_IN_TEXT[languageOf(request)].problem);
    }
    return reply.redirect(issuer.approve(asked, person), SEE_OTHER);
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(400), standInRefusalPage(languageOf(request)), '');

/** `form-action` names the redirect's target too, because browsers check it. */
function sendPage(reply: FastifyReply, page: string, formLeadsTo: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${formLeadsTo}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' })
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
