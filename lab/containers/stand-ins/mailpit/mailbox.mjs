// Mail by SMTP on 1025; on 8025, as Mailpit answers: GET /api/v1/messages, /api/v1/search?query=to:"…" and /api/v1/message/<id>.
import { createServer } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Newest first, as Mailpit lists them. */
const mails = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username }, _session, done) => done(null, { user: username }),
  onData(stream, { envelope }, done) {
    simpleParser(stream).then(({ subject, text }) => {
      const To = envelope.rcptTo.map(({ address }) => ({ Address: address }));
      mails.unshift({ ID: String(mails.length + 1), To, Subject: subject, Text: text, Date: new Date().toISOString() });
      done();
    }, done);
  },
});
smtp.on('error', (error) => console.error(error.message));
smtp.listen(1025, '0.0.0.0');

/** What a path answers; undefined for an unknown one. */
function answerTo({ pathname, searchParams }) {
  if (pathname === '/api/v1/messages') return { messages: mails };
  const [, address] = /^to:"(.+)"$/.exec(searchParams.get('query') ?? '') ?? [];
  if (pathname === '/api/v1/search')
    return { messages: mails.filter(({ To }) => To.some((to) => to.Address.toLowerCase() === address?.toLowerCase())) };
  return mails.find(({ ID }) => pathname === `/api/v1/message/${ID}`);
}

createServer((request, response) => {
  const answer = answerTo(new URL(request.url, 'http://mailbox'));
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
}).listen(8025, '0.0.0.0');

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
