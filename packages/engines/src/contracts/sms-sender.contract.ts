import { randomUUID } from 'node:crypto';
import type { Sms, SmsSender } from '../sms/sms-sender.js';

export interface SmsSenderUnderTest {
  sender: SmsSender;
  /** The texts that arrived at a number, newest first. */
  arrived(to: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A number of its own. */
const number = () => `+88017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** What every sender of SMS guarantees. */
export function smsSenderContract(name: string, make: () => Promise<SmsSenderUnderTest>): void {
  describe(`${name} as a sender of SMS`, () => {
    let tested: SmsSenderUnderTest;
    let to: string;
    beforeAll(async () => {
      tested = await make();
    });
    beforeEach(() => {
      to = number();
    });
    afterAll(() => tested.close());

    const send = (fields: Partial<Sms> = {}) =>
      tested.sender.send({ to, text: 'Pothik code: 123456.', id: randomUUID(), ...fields });

    it('is set up', () => {
      expect(tested.sender.isSetUp).toBe(true);
    });

    it.each([
      ['English', 'Pothik code: 123456. Do not share it. Valid 5 minutes.\n\n@pothik.example #123456'],
      ['Bangla', 'পথিক কোড: 123456। কাউকে বলবেন না। ৫ মিনিট চলবে।'],
      ['what looks like parameters', 'a&to=8801999999999&text=b#c?d=e%20f+g'],
      ['what looks like JSON', '"},{"to":"8801999999999","text":"x\\"'],
      ['what looks like headers', 'one\r\nX-Other: 1\r\n\r\nbody'],
      ['what looks like a place', '{to} {text} {id} $& $1'],
    ])('brings a text as it was written, to its number alone: %s', async (_what, text) => {
      const other = number();
      expect(await send({ text })).toEqual({ kind: 'sent', parts: 1, gatewayId: expect.any(String) });
      expect(await tested.arrived(to)).toEqual([text]);
      expect(await tested.arrived(other)).toEqual([]);
      expect(await tested.arrived('+8801999999999')).toEqual([]);
    });

    it('brings a number its newest text first', async () => {
      for (const text of ['first', 'second']) await send({ text });
      expect(await tested.arrived(to)).toEqual(['second', 'first']);
    });

    it.each([
      ['x'.repeat(161), 2],
      ['ক'.repeat(71), 2],
      ['ক'.repeat(70), 1],
    ])('tells its parts: %#', async (text, parts) => {
      expect(await send({ text })).toMatchObject({ kind: 'sent', parts });
    });

    it.each(['01712345678', '8801712345678', '+8801112345678', '+919812345678', '+8801712345678&to=1', ''])(
      'sends nothing to %j',
      async (wrong) => {
        expect(await send({ to: wrong })).toEqual({ kind: 'refused', why: 'number', said: expect.any(String) });
        expect(await tested.arrived(wrong)).toEqual([]);
      },
    );
  });
}
