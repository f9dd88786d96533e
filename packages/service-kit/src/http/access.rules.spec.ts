import { type Access, RIGHT, ROLE } from '@pothik/contracts/platform';
import type { Caller } from '../identity/caller.js';
import { refuseAccess } from './access.rules.js';

const CALLERS: Record<string, Caller> = {
  nobody: { kind: 'public' },
  service: { kind: 'service', name: 'ride' },
  otherService: { kind: 'service', name: 'user' },
  rider: { kind: 'person', id: 'p', email: 'p@pothik.test', role: ROLE.RIDER, verified: true, sessionId: 's' },
  driver: { kind: 'person', id: 'd', email: 'd@pothik.test', role: ROLE.DRIVER, verified: true, sessionId: 's' },
};

function outcomeOf(access: Access, caller: Caller, right?: typeof RIGHT.DESK): string {
  try {
    refuseAccess({ access, ...(right && { right }) }, caller);
  } catch (refusal) {
    if (refusal instanceof Error && 'code' in refusal) return String(refusal.code);
    throw refusal;
  }
  return 'allowed';
}

const NOT_SIGNED_IN = 'auth/not-signed-in';
const NOT_ALLOWED = 'auth/not-allowed';

it.each<[Access, Record<string, string>]>([
  ['PUBLIC', { nobody: 'allowed', service: 'allowed', otherService: 'allowed', rider: 'allowed', driver: 'allowed' }],
  [
    { services: ['ride'] },
    { nobody: NOT_SIGNED_IN, service: 'allowed', otherService: NOT_ALLOWED, rider: NOT_ALLOWED, driver: NOT_ALLOWED },
  ],
  [
    'SIGNED_IN',
    { nobody: NOT_SIGNED_IN, service: NOT_ALLOWED, otherService: NOT_ALLOWED, rider: 'allowed', driver: 'allowed' },
  ],
  [
    [ROLE.RIDER],
    { nobody: NOT_SIGNED_IN, service: NOT_ALLOWED, otherService: NOT_ALLOWED, rider: 'allowed', driver: NOT_ALLOWED },
  ],
])('who may make a call for %j', (access, expected) => {
  const outcomes = Object.entries(CALLERS).map(([name, caller]) => [name, outcomeOf(access, caller)]);
  expect(Object.fromEntries(outcomes)).toEqual(expected);
});

describe('a call that needs a right', () => {
  const ACCESS = [ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN];
  const person = (role: keyof typeof ROLE, rights?: string[]): Caller => ({
    kind: 'person',
    id: 'a',
    email: '',
    role,
    verified: true,
    sessionId: 's',
    rights,
  });

  it.each<[keyof typeof ROLE, string[] | undefined, string]>([
    ['ADMIN', undefined, NOT_ALLOWED],
    ['ADMIN', [], NOT_ALLOWED],
    ['ADMIN', ['OF-A-LATER-RELEASE'], NOT_ALLOWED],
    ['ADMIN', ['DESK'], 'allowed'],
    ['SUPER_ADMIN', undefined, 'allowed'],
    ['RIDER', undefined, 'allowed'],
    ['DRIVER', ['DESK'], NOT_ALLOWED],
  ])('made by %s with %j', (role, rights, outcome) => {
    expect(outcomeOf(ACCESS, person(role, rights), RIGHT.DESK)).toBe(outcome);
  });
});
