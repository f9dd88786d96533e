import { createServer } from 'node:http';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';

const READ_AT_MOST = 200;

async function ask(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Mailpit answered ${response.status}`);
  return response.json();
}

/** Mailpit lists mails without their text, newest first, so each text is a request of its own. */
async function mailsFrom(mailpit, to) {
  const list = to === undefined ? 'messages?' : `search?query=${encodeURIComponent(`to:"${to}"`)}&`;
  const { messages } = await ask(`${mailpit}/api/v1/${list}limit=${READ_AT_MOST}`);
  const mails = await Promise.all(messages.map(({ ID }) => ask(`${mailpit}/api/v1/message/${ID}`)));
  return mails
    .flatMap((mail) =>
      mail.To.map(({ Address }) => ({
        to: Address.toLowerCase(),
        subject: mail.Subject,
        text: mail.Text,
        at: mail.Date,
      })),
    )
    .filter((mail) => to === undefined || mail.to === to.toLowerCase());
}

async function answer(mailpit, request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://inbox');
  if (pathname !== '/dev/mail.json') {
    response.writeHead(404).end();
    return;
  }
  try {
    const mails = await mailsFrom(mailpit, searchParams.get('to') ?? undefined);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end(error.message);
  }
}

/**
 * The inbox that tests read, in front of Mailpit: `GET /dev/mail.json?to=`, as under `npm start`.
 * @param {string} mailpit address of its API
 */
export async function openMailpitInbox(mailpit) {
  const server = createServer((request, response) => void answer(mailpit, request, response));
  await new Promise((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    url: `http://${LOOPBACK}:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
