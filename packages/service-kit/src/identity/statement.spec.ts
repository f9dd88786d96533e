import { TestClock } from '@pothik/engines/testing';
import { SignJWT } from 'jose';
import { person } from '../testing/person.js';
import { generateStatementKeys, parseStatementKeys } from './statement-keys.js';
import { StatementSigner } from './statement-signer.js';
import { StatementVerifier } from './statement-verifier.js';

const keys = generateStatementKeys(['gateway', 'auth', 'ride']);
const rider = person({ role: 'RIDER' });
const refused = { code: 'auth/not-signed-in' };

function fixture() {
  const clock = new TestClock();
  const signer = (name: keyof typeof keys) => new StatementSigner(parseStatementKeys(keys[name]), clock);
  return { clock, signer, ride: new StatementVerifier(parseStatementKeys(keys.ride), 'ride', clock) };
}

describe('a statement', () => {
  it('of the gateway says which person calls', async () => {
    const { signer, ride } = fixture();
    expect(await ride.verify(await signer('gateway').signPerson(rider, 'ride'))).toEqual(rider);
  });

  it('of the gateway has the epoch of the person’s token', async () => {
    const { signer, ride } = fixture();
    const admitted = { ...rider, epoch: 3 };
    expect(await ride.verify(await signer('gateway').signPerson(admitted, 'ride'))).toEqual(admitted);
  });

  it('of the gateway has the end of the person’s token, also of a later token of the same session', async () => {
    const { clock, signer, ride } = fixture();
    const gateway = signer('gateway');
    for (const minutes of [1, 15]) {
      const admitted = { ...rider, sessionExpiresAt: new Date(clock.now().getTime() + minutes * 60_000) };
      expect(await ride.verify(await gateway.signPerson(admitted, 'ride'))).toEqual(admitted);
    }
  });

  it('of the gateway has the rights of the person’s token and the accounts that became theirs, as they are now', async () => {
    const { signer, ride } = fixture();
    const gateway = signer('gateway');
    const desk = person({ role: 'ADMIN', rights: ['DESK'], formerIds: ['f'.repeat(24)] });
    expect(await ride.verify(await gateway.signPerson(desk, 'ride'))).toEqual(desk);
    const { rights: _taken, ...without } = desk;
    expect(await ride.verify(await gateway.signPerson(without, 'ride'))).toEqual(without);
  });

  it('of a service says which service calls', async () => {
    const { signer, ride } = fixture();
    expect(await ride.verify(await signer('auth').signService('ride'))).toEqual({ kind: 'service', name: 'auth' });
  });

  it('of the gateway says from which address, and never who calls', async () => {
    const { signer, ride } = fixture();
    const token = await signer('gateway').signAddress('2001:db8:1:2::/64', 'ride');
    expect(await ride.verifyAddress(token)).toBe('2001:db8:1:2::/64');
    await expect(ride.verify(token)).rejects.toMatchObject(refused);
    await expect(ride.verifyAddress(await signer('gateway').signPerson(rider, 'ride'))).rejects.toMatchObject(refused);
  });

  it('of a service about an address is refused', async () => {
    const { signer, ride } = fixture();
    const token = await signer('auth').signAddress('203.0.113.7', 'ride');
    await expect(ride.verifyAddress(token)).rejects.toMatchObject(refused);
  });

  it('of a service about a person is refused', async () => {
    const { signer, ride } = fixture();
    await expect(ride.verify(await signer('auth').signPerson(rider, 'ride'))).rejects.toMatchObject(refused);
  });

  it('for another service is refused', async () => {
    const { signer, ride } = fixture();
    await expect(ride.verify(await signer('gateway').signPerson(rider, 'user'))).rejects.toMatchObject(refused);
  });

  it('is accepted for sixty seconds, even if it was verified before', async () => {
    const { clock, signer, ride } = fixture();
    const token = await signer('gateway').signPerson(rider, 'ride');
    clock.advance(59_000);
    expect(await ride.verify(token)).toEqual(rider);
    clock.advance(1_000);
    await expect(ride.verify(token)).rejects.toMatchObject(refused);
  });

  it('signed with an unknown key, or not at all, is refused', async () => {
    const { clock, ride } = fixture();
    const strange = generateStatementKeys(['gateway']);
    const forged = new StatementSigner(parseStatementKeys(strange.gateway), clock);
    await expect(ride.verify(await forged.signPerson(rider, 'ride'))).rejects.toMatchObject(refused);
    for (const token of ['', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])
      await expect(ride.verify(token)).rejects.toMatchObject(refused);
  });

  it('with a known key’s id but another’s signature is refused', async () => {
    const { clock, ride } = fixture();
    const { kid } = parseStatementKeys(keys.gateway).signing;
    const { key } = parseStatementKeys(keys.auth).signing;
    const { id: sub, kind, email, role, verified, sessionId } = rider;
    const token = await new SignJWT({ kind, sub, email, role, verified, sessionId })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setAudience('ride')
      .setExpirationTime(new Date(clock.now().getTime() + 60_000))
      .sign(key);
    await expect(ride.verify(token)).rejects.toMatchObject(refused);
  });

  it('is reused while it is valid for more than 40 seconds, per session, role, verified and audience', async () => {
    const { clock, signer } = fixture();
    const gateway = signer('gateway');
    const first = await gateway.signPerson(rider, 'ride');
    clock.advance(19_000);
    expect(await gateway.signPerson(rider, 'ride')).toBe(first);
    expect(await gateway.signPerson({ ...rider, role: 'DRIVER' }, 'ride')).not.toBe(first);
    expect(await gateway.signPerson({ ...rider, verified: false }, 'ride')).not.toBe(first);
    expect(await gateway.signPerson({ ...rider, epoch: 3 }, 'ride')).not.toBe(first);
    expect(await gateway.signPerson(rider, 'user')).not.toBe(first);
    clock.advance(1_000);
    expect(await gateway.signPerson(rider, 'ride')).not.toBe(first);
  });
});

describe('STATEMENT_KEYS', () => {
  it('rotate: the first signs, all verify', async () => {
    const clock = new TestClock();
    const fresh = generateStatementKeys(['gateway']).gateway;
    const old = new StatementSigner(parseStatementKeys(keys.gateway), clock);
    const verifier = new StatementVerifier(parseStatementKeys(`${fresh},${keys.gateway}`), 'ride', clock);
    expect(await verifier.verify(await old.signPerson(rider, 'ride'))).toEqual(rider);
  });

  it('give a service its own private key only', () => {
    const decoded = keys.ride.split(',').map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    expect(decoded.map(({ kid, d }) => [kid.split('.')[0], d !== undefined])).toEqual([
      ['ride', true],
      ['gateway', false],
      ['auth', false],
    ]);
  });

  it.each([
    ['nothing', '', 'must be a private one'],
    ['no base64url of JSON', 'secret-that-must-not-be-shown', 'Key 1 of STATEMENT_KEYS is not'],
    ['a public key first', keys.ride.split(',')[1] ?? '', 'must be a private one'],
  ])('that hold %s are refused without being shown', (_what, value, sentence) => {
    expect(() => parseStatementKeys(value)).toThrow(sentence);
    expect(() => parseStatementKeys(value)).not.toThrow(/secret-that/);
  });
});
