import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from '../mail/mailer.js';
import { type EngineLine, untilBack } from './engine-line.js';

export interface MailerUnderTest {
  mailer: Mailer;
  /** The mails that arrived for an address, newest first, once there are `count` of them. */
  arrived(to: string, count: number): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

export interface CuttableMailer extends EngineLine<Mailer>, MailerUnderTest {}

/** What SMTP and every other mailer guarantees; `line` is for engines that can become unavailable. */
export function mailerContract(
  name: string,
  make: () => Promise<MailerUnderTest>,
  makeCuttable?: () => Promise<CuttableMailer>,
): void {
  describe(`${name} as a mailer`, () => {
    let tested: MailerUnderTest;
    let to: string;

    beforeAll(async () => {
      tested = await make();
    });
    beforeEach(() => {
      to = address();
    });
    afterAll(() => tested.close());

    textContract(() => ({ ...tested, to }));
    addressContract(() => ({ ...tested, to }));

    it('answers a ping', async () => {
      await expect(tested.mailer.ping()).resolves.toBeUndefined();
    });
  });
  if (makeCuttable) outageContract(name, makeCuttable);
}

type Given = () => MailerUnderTest & { to: string };

const address = () => `${randomUUID()}@pothik.test`;

function textContract(given: Given): void {
  it.each([
    ['Bangla', 'আপনার কোড', 'কোড: 123456\n\n.\nA line of its own, and a dot above.'],
    ['six digits', 'Your code', '123456'],
    ['dots at the beginning of lines', 'Dots', '.\n..\n.text\n\n.\n.'],
    ['spaces and empty lines at the ends', 'Spaces', 'one  \n\ttwo\n\n\nlast\n\n'],
    ['lines longer than SMTP allows', 'Long', `${'x'.repeat(5_000)}\n${'পথিক '.repeat(1_000)}end`],
    ['a subject longer than a header line', 'আপনার যাত্রা '.repeat(40).trim(), 'text'],
    ['what looks like markup and headers', '=?utf-8?B?x <b>', 'Subject: another\n\n<b>=C3=A9</b> %s {{code}}'],
  ])('brings subject and text as they were written: %s', async (_what, subject, text) => {
    const { mailer, arrived, to } = given();
    await mailer.send({ to, subject, text });
    expect(await arrived(to, 1)).toEqual([expect.objectContaining({ to, subject, text })]);
  });

  it('a subject is one line, and no header can follow it', async () => {
    const { mailer, arrived, to } = given();
    const other = address();
    await mailer.send({ to, subject: `Hello\r\nBcc: ${other}\nX-Other: 1\r\n\r\nbody`, text: 'text' });
    expect(await arrived(to, 1)).toEqual([
      expect.objectContaining({ subject: `Hello Bcc: ${other} X-Other: 1 body`, text: 'text' }),
    ]);
    expect(await arrived(other, 0)).toEqual([]);
  });
}

function addressContract(given: Given): void {
  it('delivers every mail to its own address', async () => {
    const { mailer, arrived, to } = given();
    const other = address();
    for (const subject of ['first', 'second']) await mailer.send({ to, subject, text: subject });
    await mailer.send({ to: other, subject: 'elsewhere', text: 'elsewhere' });
    expect((await arrived(to, 2)).map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(await arrived(other, 1)).toHaveLength(1);
  });

  it('sends 20 mails at once, each to its own address', async () => {
    const { mailer, arrived } = given();
    const people = Array.from({ length: 20 }, address);
    await Promise.all(people.map((to) => mailer.send({ to, subject: 'Your code', text: to })));
    const mails = await Promise.all(people.map((to) => arrived(to, 1)));
    expect(mails.map((mine) => mine.map(({ text }) => text))).toEqual(people.map((to) => [to]));
  });
}

const UNAVAILABLE = { name: 'EngineUnavailable', engine: 'mail' };

function outageContract(name: string, make: () => Promise<CuttableMailer>): void {
  describe(`${name} when its engine is unavailable and available again`, () => {
    let tested: CuttableMailer;
    let mail: Mail;

    beforeEach(async () => {
      tested = await make();
      mail = { to: address(), subject: 'Your code', text: '123456' };
    });
    afterEach(async () => {
      await tested.close();
      await tested.closeLine();
    });

    it('reports the outage, sends nothing later, and works again by itself', async () => {
      const { mailer, arrived, cut, mend } = tested;
      await mailer.ping();
      await cut();
      await expect(mailer.send(mail)).rejects.toMatchObject(UNAVAILABLE);
      await expect(mailer.ping()).rejects.toMatchObject(UNAVAILABLE);
      await mend();
      await untilBack(mailer);
      await mailer.send({ ...mail, text: 'later' });
      expect((await arrived(mail.to, 1)).map(({ text }) => text)).toEqual(['later']);
    });

    it('reports that it is unavailable when it does not answer', async () => {
      const { mailer, stall } = tested;
      stall();
      await expect(mailer.send(mail)).rejects.toMatchObject(UNAVAILABLE);
    });

    it('reports for every mail whether it was sent, when the line is cut in between', async () => {
      const { mailer, arrived, cut } = tested;
      const people = Array.from({ length: 20 }, address);
      const sent = people.map((to) => mailer.send({ ...mail, to }));
      const [, outcomes] = await Promise.all([Promise.race(sent).then(cut), Promise.allSettled(sent)]);
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(UNAVAILABLE);
        else expect(await arrived(people[index] as string, 1)).toHaveLength(1);
      }
    });

    it('constructed while its engine is unavailable, it works when it is available', async () => {
      const { arrived, cut, mend, another } = tested;
      await cut();
      const mailer = another();
      await expect(mailer.ping()).rejects.toMatchObject(UNAVAILABLE);
      await mend();
      await untilBack(mailer);
      await mailer.send(mail);
      expect(await arrived(mail.to, 1)).toHaveLength(1);
      await mailer.close();
    });
  });
}
