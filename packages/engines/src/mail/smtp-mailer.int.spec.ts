import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SmtpMailer } from './smtp-mailer.js';

/** A minimal mail server: accepts one mail for each connection and stores its lines. */
class MailServer {
  readonly recipients: string[] = [];
  readonly headers: string[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<MailServer> {
    const server = createServer();
    const mailServer = new MailServer(server);
    server.on('connection', (socket) => mailServer.talk(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mailServer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private talk(socket: Socket): void {
    let text = '';
    let inMail = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (inMail && !text.endsWith('\r\n.\r\n')) return;
      if (inMail) this.headers.push(...(text.split('\r\n\r\n')[0] ?? '').split('\r\n'));
      else if (text.startsWith('RCPT TO:')) this.recipients.push(text.slice('RCPT TO:'.length).trim());
      const isData = !inMail && text.startsWith('DATA');
      inMail = isData;
      text = '';
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  }
}

let server: MailServer;
let mailer: SmtpMailer;
beforeEach(async () => {
  server = await MailServer.open();
  mailer = new SmtpMailer({ url: server.url, from: 'Pothik <no-reply@pothik.test>' });
});
afterEach(async () => {
  await mailer.close();
  await server.close();
});

const named = (name: string) => server.headers.filter((line) => line.toLowerCase().startsWith(`${name}:`));

it('a mail has a Reply-To header', async () => {
  await mailer.send({ to: 'support@pothik.test', subject: 'Hello', text: 'text', replyTo: 'rahima@pothik.test' });
  expect(named('reply-to')).toEqual(['Reply-To: rahima@pothik.test']);
  expect(server.recipients).toEqual(['<support@pothik.test>']);
});

it('without an address for replies it has no such header', async () => {
  await mailer.send({ to: 'support@pothik.test', subject: 'Hello', text: 'text' });
  expect(named('reply-to')).toEqual([]);
});

it.each(['subject', 'replyTo'] as const)('a line break in its %s adds neither header nor recipient', async (field) => {
  const mail = { to: 'support@pothik.test', subject: 'Hello', text: 'text', replyTo: 'rahima@pothik.test' };
  await mailer.send({ ...mail, [field]: `rahima@pothik.test\r\nBcc: victim@pothik.test\r\nX-Other: 1` });
  expect([...named('bcc'), ...named('x-other')]).toEqual([]);
  expect(server.recipients).toEqual(['<support@pothik.test>']);
});
