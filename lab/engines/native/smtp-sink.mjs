// node smtp-sink.mjs --smtp PORT --inbox PORT --folder D: accepts every mail and lists it at /dev/mail.json?to=
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { openMailbox } from './mailbox.mjs';

const option = { type: 'string' };
const { values } = parseArgs({ options: { smtp: option, inbox: option, folder: option } });
const mailbox = openMailbox(values.folder);

async function store(stream, recipients) {
  const { subject = '', text = '' } = await simpleParser(stream);
  const at = new Date().toISOString();
  mailbox.store(recipients.map(({ address }) => ({ to: address.toLowerCase(), subject, text, at })));
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth: ({ username }, _session, done) => done(null, { user: username }),
  // Answers after the mail is on disk: an accepted mail survives a kill of this process.
  onData: (stream, { envelope }, done) => store(stream, envelope.rcptTo).then(() => done(), done),
});
// A client that disconnects in the middle of a mail is ignored.
smtp.on('error', () => undefined);
smtp.listen(Number(values.smtp), LOOPBACK);

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://inbox');
  if (pathname !== '/dev/mail.json') {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(mailbox.list(searchParams.get('to') ?? undefined)));
}).listen(Number(values.inbox), LOOPBACK);
