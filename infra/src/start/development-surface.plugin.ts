import { DomainError } from '@pothik/contracts/catalogue';
import type { Mailbox, PushBox, SmsBox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { DEMONSTRATION_PASSWORD, type DemonstrationPerson } from '../demonstration/people.js';
import { registerMailbox } from '../platform/mailbox.plugin.js';
import { registerPushBox } from '../platform/push-box.plugin.js';
import { registerSmsBox } from '../platform/sms-box.plugin.js';
import { isOfThisMachine, type OpenSurface } from './development-surface.rules.js';

interface DevelopmentSurface {
  /** Undefined where mail is sent by SMTP. */
  mailbox: Mailbox | undefined;
  mailsSent: () => Promise<void>;
  /** Undefined where notices are pushed to phones. */
  pushBox: PushBox | undefined;
  /** Undefined where SMS are sent by a gateway. */
  smsBox: SmsBox | undefined;
  /** The people for log-in by one click; empty without the demonstration. */
  people: readonly DemonstrationPerson[];
  /** Registers the stand-in for Google, where there is one. */
  google: (root: FastifyInstance) => Promise<void>;
  /** Who reaches it, besides this machine. */
  open: OpenSurface;
}

/**
 * What the development surface adds to the platform: the mailbox, the demonstration people with their password, and the
 * stand-in for Google. Requests that are not of this machine find unknown pages (404). The web app's pages name what is
 * offered, so that they request nothing else.
 */
export async function registerDevelopmentSurface(root: FastifyInstance, surface: DevelopmentSurface): Promise<void> {
  const { mailbox, mailsSent, pushBox, smsBox, people, google, open } = surface;
  await root.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isOfThisMachine(request.headers, open)) throw new DomainError('request/not-found');
    });
    if (mailbox) await registerMailbox(scope, mailbox, mailsSent);
    if (pushBox) await registerPushBox(scope, pushBox);
    if (smsBox) await registerSmsBox(scope, smsBox, mailsSent);
    if (people.length > 0) registerPeople(scope, people);
    await google(scope);
  });
  const offered = [
    ...(mailbox ? ['mailbox'] : []),
    ...(smsBox ? ['sms'] : []),
    ...(people.length > 0 ? ['people'] : []),
  ];
  tellPages(root, offered, open);
}

function registerPeople(root: FastifyInstance, people: readonly DemonstrationPerson[]): void {
  const answer = {
    password: DEMONSTRATION_PASSWORD,
    people: people.map(({ name, email, role }) => ({ name, email, role })),
  };
  root.get('/dev/people.json', (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
}

const NONCE = '<meta name="csp-nonce"';

/** Only the web app's page has a nonce. */
function tellPages(root: FastifyInstance, offered: readonly string[], open: OpenSurface): void {
  root.addHook('onSend', async (request, _reply, payload) =>
    typeof payload === 'string' && payload.includes(NONCE) && isOfThisMachine(request.headers, open)
      ? payload.replace(NONCE, `<meta name="development" content="${offered.join(' ')}">${NONCE}`)
      : payload,
  );
}
