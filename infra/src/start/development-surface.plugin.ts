import type { Mailbox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { DEMONSTRATION_PASSWORD, type DemonstrationPerson } from '../demonstration/people.js';
import { registerMailbox } from '../platform/mailbox.plugin.js';

interface DevelopmentSurface {
  /** Undefined where mail goes out. */
  mailbox: Mailbox | undefined;
  mailsSent: () => Promise<void>;
  /** Who can be logged in as at a press; nobody where the demonstration is not wanted. */
  people: readonly DemonstrationPerson[];
}

/**
 * What a machine of one's own has beside the platform: the mailbox, and the demonstration's people with their password. The
 * web app's pages are told what there is, so that they ask for nothing that is not there.
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

/** Only the web app's own page carries a nonce. */
function tellPages(root: FastifyInstance, offered: readonly string[]): void {
  root.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.includes(NONCE)
      ? payload.replace(NONCE, `<meta name="development" content="${offered.join(' ')}">${NONCE}`)
      : payload,
  );
}
