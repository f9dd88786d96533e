import { PasswordHasher } from './password.hasher.js';

describe('a password', () => {
  const passwords = new PasswordHasher();

  it('is stored as argon2id at its stated cost', async () => {
    expect(await passwords.hash('Pothik#2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('matches only itself', async () => {
    const kept = await passwords.hash('Pothik#2026');
    expect(await passwords.matches('Pothik#2026', kept)).toBe(true);
    expect(await passwords.matches('pothik#2026', kept)).toBe(false);
  });

  it('never matches an account without a password', async () => {
    expect(await passwords.matches('Pothik#2026', null)).toBe(false);
  });

  it('is salted: equal passwords have different hashes', async () => {
    expect(await passwords.hash('Pothik#2026')).not.toBe(await passwords.hash('Pothik#2026'));
  });
});
