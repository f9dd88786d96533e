import type { AuthConfiguration } from '../configuration.js';
import { EmailHashClient } from './email.hasher.js';

const [OLD, NEW] = ['the-old-session-key-of-at-least-32-characters', 'the-new-session-key-of-at-least-32-characters'];
const EMAIL = 'rahima@pothik.test';
const client = (SESSION_KEYS: string) => new EmailHashClient({ SESSION_KEYS } as AuthConfiguration);

describe('what stands for the e-mail of a deleted account', () => {
  it('is a keyed hash: alike for one e-mail and key, and for no other', () => {
    expect(client(NEW).hash(EMAIL)).toBe(client(NEW).hash(EMAIL));
    expect(client(NEW).hash(EMAIL)).not.toBe(client(OLD).hash(EMAIL));
    expect(client(NEW).hash(EMAIL)).not.toBe(client(NEW).hash('karim@pothik.test'));
    expect(client(NEW).hash(EMAIL)).not.toContain('rahima');
  });

  it('is still known after its key was rotated', () => {
    const rotated = client(`${NEW},${OLD}`);
    expect(rotated.hash(EMAIL)).toBe(client(NEW).hash(EMAIL));
    expect(rotated.everyHash(EMAIL)).toContain(client(OLD).hash(EMAIL));
  });
});
