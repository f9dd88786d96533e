import { openMailpitInbox } from './mailpit-inbox.mjs';

/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const smtp = {
  name: 'smtp',
  image: 'MAILPIT_IMAGE',
  ports: { smtp: 1025, api: 8025 },
  configure: (container) =>
    container.withEnvironment({
      // Stores mail in a file, so that it survives a kill, and accepts any log-in.
      MP_DATABASE: '/tmp/mailpit.db',
      MP_SMTP_AUTH_ACCEPT_ANY: '1',
      MP_SMTP_AUTH_ALLOW_INSECURE: '1',
    }),
  addresses: (host, { smtp }) => ({ SMTP_URL: `smtp://${host}:${smtp}` }),
  beside: async (host, { api }) => {
    const { url, close } = await openMailpitInbox(`http://${host}:${api}`);
    return { addresses: { SMTP_INBOX_URL: url }, close };
  },
};
