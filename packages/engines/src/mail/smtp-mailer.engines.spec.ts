import { setTimeout as pause } from 'node:timers/promises';
import { mailerContract } from '../contracts/mailer.contract.js';
import { CutLine } from '../testing/cut-line.js';
import type { Mail } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const { SMTP_URL, SMTP_INBOX_URL } = process.env;
const BETWEEN_LOOKS_MS = 20;

const mailerAt = (url: string) => new SmtpMailer({ url, from: 'Pothik <no-reply@pothik.test>' });

/** Polls the mailbox until so many mails have arrived. */
async function arrived(to: string, count: number): Promise<readonly Mail[]> {
  const address = new URL('/dev/mail.json', SMTP_INBOX_URL);
  address.searchParams.set('to', to);
  for (;;) {
    const mails = (await (await fetch(address)).json()) as Mail[];
    if (mails.length >= count) return mails;
    await pause(BETWEEN_LOOKS_MS);
  }
}

function underTest(url: string) {
  const mailer = mailerAt(url);
  return { mailer, arrived, close: () => mailer.close() };
}

async function cuttable(url: string) {
  const address = new URL(url);
  const line = await CutLine.to(address.hostname, Number(address.port || 25));
  address.host = `127.0.0.1:${line.port}`;
  return {
    ...underTest(address.href),
    cut: () => line.cut(),
    stall: () => line.stall(),
    mend: () => line.mend(),
    another: () => mailerAt(address.href),
    closeLine: () => line.close(),
  };
}

const onSmtp = SMTP_URL === undefined || SMTP_INBOX_URL === undefined ? describe.skip : describe;

onSmtp('on SMTP', () => {
  const url = SMTP_URL as string;
  mailerContract(
    'SmtpMailer',
    async () => underTest(url),
    () => cuttable(url),
  );

  it('an invalid address is refused permanently, and the mail reaches nobody else', async () => {
    const mailer = mailerAt(url);
    const to = 'nobody, somebody@pothik.test';
    await expect(mailer.send({ to, subject: 'Hello', text: 'text' })).rejects.toMatchObject({ responseCode: 501 });
    expect(await arrived('somebody@pothik.test', 0)).toEqual([]);
    await mailer.close();
  });
});
