import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STATEMENTS } from '@pothik/contracts/catalogue';
import { TestClock } from '@pothik/engines/testing';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { person } from '../testing/person.js';
import { generateStatementKeys, parseStatementKeys } from './statement-keys.js';
import { StatementSigner } from './statement-signer.js';
import { StatementVerifier } from './statement-verifier.js';

interface PublishedStatements {
  /** When they were signed. */
  at: string;
  audience: string;
  publicKeys: string[];
  person: string;
  service: string;
}

const folder = path.join(__dirname, 'fixtures');
const published: PublishedStatements = JSON.parse(readFileSync(path.join(folder, 'statements.v1.json'), 'utf8'));
const own = generateStatementKeys(['ride', 'gateway']);

function verifierOf({ at, audience, publicKeys }: PublishedStatements): StatementVerifier {
  const keys = parseStatementKeys([own.ride, ...publicKeys].join(','));
  return new StatementVerifier(keys, audience, new TestClock(new Date(at)));
}

describe('a statement that a published release signed', () => {
  it('of a person is accepted with all it says', async () => {
    expect(await verifierOf(published).verify(published.person)).toEqual({
      kind: 'person',
      id: '64f000000000000000000001',
      email: 'rider@pothik.test',
      role: 'RIDER',
      verified: true,
      sessionId: '64f000000000000000000002',
      epoch: 3,
      sessionExpiresAt: new Date('2026-11-02T06:15:00.000Z'),
    });
  });

  it('of a service is accepted', async () => {
    expect(await verifierOf(published).verify(published.service)).toEqual({ kind: 'service', name: 'auth' });
  });
});

describe('a statement of today', () => {
  const gateway = () => new StatementSigner(parseStatementKeys(own.gateway), new TestClock());
  const rider = { ...person({ role: 'RIDER' }), epoch: 3, sessionExpiresAt: new Date('2026-11-02T06:15:00.000Z') };

  it('has the header of the published ones', async () => {
    const { alg, kid } = decodeProtectedHeader(published.person);
    const today = decodeProtectedHeader(await gateway().signPerson(rider, 'ride'));
    expect(today).toEqual({ alg, kid: expect.stringMatching(/^gateway\./) });
    expect(kid).toMatch(/^gateway\./);
  });

  it.each([
    ['statement.person', () => gateway().signPerson(rider, 'ride')],
    ['statement.service', () => gateway().signService('ride')],
    ['statement.address', () => gateway().signAddress('203.0.113.7', 'auth')],
  ])('says what is published of it, and when it was signed: %s', async (name, sign) => {
    const { iat, ...claims } = decodeJwt(await sign());
    expect(STATEMENTS[name]?.parse(claims)).toEqual(claims);
    expect(iat).toEqual(expect.any(Number));
  });
});
