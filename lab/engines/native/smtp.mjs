import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { answers } from '../clients/smtp.mjs';

const PROGRAM = fileURLToPath(new URL('smtp-sink.mjs', import.meta.url));

const addresses = ([node]) => ({
  SMTP_URL: `smtp://${LOOPBACK}:${node.ports.smtp}`,
  SMTP_INBOX_URL: `http://${LOOPBACK}:${node.ports.inbox}`,
});

/**
 * Our own sink on smtp-server: accepts every mail and lists it as `npm start` does.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const smtp = {
  name: 'smtp',
  ports: ['smtp', 'inbox'],

  async install() {
    try {
      return { version: createRequire(import.meta.url)('smtp-server/package.json').version };
    } catch (error) {
      throw new NotAvailable('the package smtp-server is not installed (npm ci)', { cause: error });
    }
  },

  command: (_installed, { folder, ports }) => ({
    program: process.execPath,
    args: [PROGRAM, '--smtp', String(ports.smtp), '--inbox', String(ports.inbox), '--folder', folder],
  }),

  answers: (node) => answers(addresses([node])),
  version: async ({ version }) => `smtp-server ${version}`,
  addresses,
};
