import type { AuthConfiguration } from '../configuration.js';
import { AddressHasher } from './address.hasher.js';

const [OLD, NEW] = ['the-old-session-key-of-at-least-32-characters', 'the-new-session-key-of-at-least-32-characters'];
const EMAIL = 'rahima@pothik.test';
const hasher = (SESSION_KEYS: string) => new AddressHasher({ SESSION_KEYS } as AuthConfiguration);

describe('the hash of a deleted account’s e-mail', () => {
  it('is keyed: equal for the same e-mail and key, and for no other', () => {
    expect(hasher(NEW).hash(EMAIL)).toBe(hasher(NEW).hash(EMAIL));
    expect(hasher(NEW).hash(EMAIL)).not.toBe(hasher(OLD).hash(EMAIL));
    expect(hasher(NEW).hash(EMAIL)).not.toBe(hasher(NEW).hash('karim@pothik.test'));
    expect(hasher(NEW).hash(EMAIL)).not.toContain('rahima');
  });

  it('is still recognised after its key was rotated', () => {
    const rotated = hasher(`${NEW},${OLD}`);
    expect(rotated.hash(EMAIL)).toBe(hasher(NEW).hash(EMAIL));
    expect(rotated.everyHash(EMAIL)).toContain(hasher(OLD).hash(EMAIL));
  });
});
