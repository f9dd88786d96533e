import { readFileSync } from 'node:fs';
import { HEADER } from '@pothik/contracts/platform';
import { SystemClock } from '@pothik/engines/connect';
import { parseStatementKeys, StatementSigner } from '@pothik/service-kit/host';

/** The claims of a signed-in person's access cookie. @param {string} cookie the header */
function claimsOf(cookie) {
  const [, payload] = /accessToken=[^.;]+\.([^.;]+)\./.exec(cookie) ?? [];
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
}

/** Signs what a gateway states of signed-in people, by the keys that the platform keeps. */
export class GatewayStatements {
  /** @param {string} keysFile */
  constructor(keysFile) {
    const { statementKeys } = JSON.parse(readFileSync(keysFile, 'utf8'));
    this.signer = new StatementSigner(parseStatementKeys(statementKeys.gateway), new SystemClock());
  }

  /** @param {import('../live/person.mjs').Person} person @param {string} service the one that is asked */
  async headersOf({ cookie }, service) {
    const { sub: id, sid: sessionId, exp, email, role, verified, epoch } = claimsOf(cookie);
    const person = { id, email, role, verified, sessionId, epoch, sessionExpiresAt: new Date(exp * 1000) };
    return { [HEADER.statement]: await this.signer.signPerson(person, service) };
  }
}
