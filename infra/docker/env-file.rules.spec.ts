import { addedVariables } from './env-file.rules.mjs';

const MADE = { SESSION_KEYS: 'new', RIDE_STATEMENT_KEYS: 'new', RIDE_MONGO_PASSWORD: 'new' };

describe('The file of secrets', () => {
  it('gets every secret while it is empty', () => {
    expect(addedVariables({}, MADE)).toEqual(MADE);
  });

  it('of an earlier release gets the secrets that it lacks, and keeps those that it has', () => {
    expect(addedVariables({ SESSION_KEYS: 'old', RIDE_STATEMENT_KEYS: 'old' }, MADE)).toEqual({
      RIDE_MONGO_PASSWORD: 'new',
    });
    expect(addedVariables({ SESSION_KEYS: 'old', RIDE_MONGO_PASSWORD: '' }, MADE)).toEqual({
      RIDE_MONGO_PASSWORD: 'new',
    });
  });

  it('gets no keys of a new signer, which no other signer would know', () => {
    expect(addedVariables({ SESSION_KEYS: 'old' }, MADE)).not.toHaveProperty('RIDE_STATEMENT_KEYS');
  });
});
