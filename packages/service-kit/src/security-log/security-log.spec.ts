import { ERRORS } from '@pothik/contracts/catalogue';
import { EVENT_OF_REFUSAL, SECURITY_EVENT } from '@pothik/contracts/platform';
import { runInContext } from '../context/request-context.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { SECURITY_EVENTS } from '../telemetry/kit.metrics.js';
import { SILENT } from '../telemetry/telemetry.js';
import { ClientHasher, clientHashOf } from './client.hasher.js';
import { SecurityLog } from './security-log.js';

const KEYS = 'a-session-key-of-at-least-32-characters';

describe('the security log', () => {
  it('has one line for each event: its code, the account, the call and the keyed hash of the caller’s address', () => {
    const lines: Record<string, unknown>[] = [];
    const logger = PinoLogger.create('auth', {
      level: 'warn',
      destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
    });
    const count = jest.spyOn(SILENT.metrics, 'count');
    const client = new ClientHasher(KEYS).hash('203.0.113.7');
    runInContext({ requestId: 'r1', correlationId: 'r1', client }, () =>
      new SecurityLog(logger, SILENT.metrics).record('log-in-failed', { account: 'a1', call: 'auth.login' }),
    );
    expect(lines).toEqual([
      expect.objectContaining({
        security: 'log-in-failed',
        account: 'a1',
        call: 'auth.login',
        client,
        requestId: 'r1',
        msg: SECURITY_EVENT['log-in-failed'],
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('203.0.113.7');
    expect(count).toHaveBeenCalledWith(SECURITY_EVENTS, { event: 'log-in-failed' });
  });

  it('names callers by a hash that only the key’s holder can make again', () => {
    const one = new ClientHasher(KEYS);
    expect(one.hash('203.0.113.7')).toBe(
      new ClientHasher(`${KEYS},another-key-of-at-least-32-characters`).hash('203.0.113.7'),
    );
    expect(one.hash('203.0.113.7')).not.toBe(one.hash('203.0.113.8'));
    expect(one.hash('203.0.113.7')).not.toBe(
      new ClientHasher('another-key-of-at-least-32-characters').hash('203.0.113.7'),
    );
  });

  it('takes nothing but such a hash from a header', () => {
    const hash = new ClientHasher(KEYS).hash('203.0.113.7');
    expect(clientHashOf(hash)).toBe(hash);
    for (const other of [undefined, '', 'x'.repeat(500), '203.0.113.7', ['a'], `${hash}\n`])
      expect(clientHashOf(other)).toBeUndefined();
  });

  it('follows from refusals that the catalogue has', () => {
    for (const code of Object.keys(EVENT_OF_REFUSAL)) expect(ERRORS).toHaveProperty([code]);
  });
});
