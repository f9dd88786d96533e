import { connect } from 'node:net';

const LIMIT_MILLISECONDS = 2_000;
const SMTP_PORT = 25;

/** The server's greeting: 220 and its name. */
function greeting({ SMTP_URL }) {
  const { hostname, port } = new URL(SMTP_URL);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || SMTP_PORT), hostname);
    const end = (settle, value) => {
      socket.destroy();
      settle(value);
    };
    socket.setTimeout(LIMIT_MILLISECONDS, () => end(reject, new Error('no greeting')));
    socket.once('error', (error) => end(reject, error));
    socket.once('close', () => end(reject, new Error('the connection was closed')));
    socket.once('data', (line) => end(resolve, line.toString().trim()));
  });
}

/** Checks SMTP and the HTTP inbox. */
export async function answers(addresses) {
  const words = await greeting(addresses);
  if (!words.startsWith('220')) throw new Error(`the greeting was '${words}'`);
  const response = await fetch(new URL('/dev/mail.json?to=nobody@pothik.test', addresses.SMTP_INBOX_URL));
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the inbox answered ${response.status}`);
}

export const version = async (addresses) => (await greeting(addresses)).replace(/^220 \S+ /, '');

/** Mail is not removed: each story has new people and reads only their mail. */
export const removeOurs = async () => undefined;
