import type { Mailbox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { DEMONSTRATION_PASSWORD, type DemonstrationPerson } from '../demonstration/people.js';
import { registerMailbox } from '../platform/mailbox.plugin.js';

interface DevelopmentSurface {
  /** Undefined where mail is sent by SMTP. */
  mailbox: Mailbox | undefined;
  mailsSent: () => Promise<void>;
  /** The people for log-in by one click; empty without the demonstration. */
  people: readonly DemonstrationPerson[];
}

/**
 * What the development surface adds to the platform: the mailbox, and the demonstration people with their password. The
 * web app's pages name what is offered, so that they request nothing else.
 */
export async function registerDevelopmentSurface(root: FastifyInstance, surface: DevelopmentSurface): Promise<void> {
  const { mailbox, mailsSent, people } = surface;
  if (mailbox) await registerMailbox(root, mailbox, mailsSent);
  if (people.length > 0) registerPeople(root, people);
  const offered = [...(mailbox ? ['mailbox'] : []), ...(people.length > 0 ? ['people'] : [])];
  tellPages(root, offered);
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
function tellPages(root: FastifyInstance, offered: readonly string[]): void {
  root.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.includes(NONCE)
      ? payload.replace(NONCE, `<meta name="development" content="${offered.join(' ')}">${NONCE}`)
      : payload,
  );
}
