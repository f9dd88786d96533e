import { SESSION } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { EngineUnavailable } from '@pothik/engines';
import { MemoryKeyValueStore, TestClock } from '@pothik/engines/testing';
import { ServiceCaller } from './service-caller.js';
import { SessionStateService } from './session-state.service.js';

const session = { personId: '64f000000000000000000001', sessionId: '64f000000000000000000002' };
const EPOCH = `epoch:${session.personId}`;
const FLAG = `session-ended:${session.sessionId}`;
const AWAY = new EngineUnavailable('keyValue', new Error('unavailable'));

/** Answers as auth would. */
class AuthAnswers extends ServiceCaller {
  asked = 0;

  constructor(private readonly answer: () => object) {
    super();
  }

  async exchange() {
    this.asked += 1;
    return { data: this.answer() as never, setCookies: [] };
  }
}

function fixture(answer: () => object = () => ({ epoch: 1, sessionEnded: false })) {
  const clock = new TestClock();
  const store = new MemoryKeyValueStore(clock);
  const auth = new AuthAnswers(answer);
  return { clock, store, auth, states: new SessionStateService(store, auth) };
}

describe('the state of a session', () => {
  it('is read from the store alone while both of its numbers are there', async () => {
    const { store, auth, states } = fixture();
    await store.raise(EPOCH, 3, SESSION.epochMs);
    await store.raise(FLAG, 0, SESSION.epochMs);
    expect(await states.present(session)).toEqual({ epoch: 3, ended: false });
    await store.raise(FLAG, 1, SESSION.epochMs);
    expect(await states.present(session)).toEqual({ epoch: 3, ended: true });
    expect(auth.asked).toBe(0);
  });

  it.each([EPOCH, FLAG])('is asked of auth when %s is missing, and stored', async (missing) => {
    const { store, auth, states } = fixture(() => ({ epoch: 2, sessionEnded: true }));
    for (const key of [EPOCH, FLAG]) if (key !== missing) await store.raise(key, 0, SESSION.epochMs);
    expect(await states.present(session)).toEqual({ epoch: 2, ended: true });
    expect([await store.get(EPOCH), await store.get(FLAG)]).toEqual(['2', '1']);
    await states.present(session);
    expect(auth.asked).toBe(1);
  });

  it('is never older than what the store has: an end or a raise during the question holds', async () => {
    const { store, states } = fixture();
    await store.raise(FLAG, 1, SESSION.epochMs);
    expect(await states.present(session)).toEqual({ epoch: 1, ended: true });
    await store.raise(EPOCH, 5, SESSION.epochMs);
    expect(await states.atAuth(session)).toEqual({ epoch: 5, ended: true });
  });

  it('is that of auth while the store is unavailable', async () => {
    const { store, states } = fixture();
    for (const call of ['get', 'raise'] as const) jest.spyOn(store, call).mockRejectedValue(AWAY);
    expect(await states.present(session)).toEqual({ epoch: 1, ended: false });
  });

  it('is ended when auth answers without it', async () => {
    expect(await fixture(() => ({ epoch: 1 })).states.present(session)).toEqual({ epoch: 1, ended: true });
  });

  it('is unknown, as the engine that is away, when neither can be reached', async () => {
    const { states } = fixture(() => {
      throw AWAY;
    });
    await expect(states.present(session)).rejects.toBe(AWAY);
  });

  it('is none for a person that auth does not know', async () => {
    const { states } = fixture(() => {
      throw new DomainError('auth/user-not-found');
    });
    await expect(states.present(session)).rejects.toMatchObject({ code: 'auth/not-signed-in' });
  });
});
