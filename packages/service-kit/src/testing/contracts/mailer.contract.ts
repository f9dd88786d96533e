import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from '../../mail/mailer.js';

export interface MailerUnderTest {
  mailer: Mailer;
  /** The mails that arrived for an address, newest first, once there are `count` of them. */
  arrived(to: string, count: number): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

/** What SMTP promises, and every other mailer with it. */
export function mailerContract(name: string, make: () => Promise<MailerUnderTest>): void {
  describe(`${name} as a mailer`, () => {
    let tested: MailerUnderTest;
    let to: string;

    beforeAll(async () => {
      tested = await make();
    });
    beforeEach(() => {
      to = `${randomUUID()}@pothik.test`;
    });
    afterAll(() => tested.close());

    it('brings subject and text as they were written, in Bangla too', async () => {
      const mail = { to, subject: 'আপনার কোড', text: 'কোড: 123456\n\n.\nA line of its own, and a dot above.' };
      await tested.mailer.send(mail);
      expect(await tested.arrived(to, 1)).toEqual([expect.objectContaining(mail)]);
    });

    it('brings every mail, each to its own address', async () => {
      const other = `${randomUUID()}@pothik.test`;
      for (const subject of ['first', 'second']) await tested.mailer.send({ to, subject, text: subject });
      await tested.mailer.send({ to: other, subject: 'elsewhere', text: 'elsewhere' });
      expect((await tested.arrived(to, 2)).map(({ subject }) => subject)).toEqual(['second', 'first']);
      expect(await tested.arrived(other, 1)).toHaveLength(1);
    });
  });
}
