import { DomainError } from '@pothik/contracts/catalogue';
import { answerOfCommand } from './idempotency-key.rules.js';

const known = { id: 'rider|ride.book|key', inputHash: 'one' };
const document = { commands: [{ id: 'rider|ride.book|other', inputHash: 'two' }, known] };

describe('a command with an idempotency key', () => {
  it('is answered from the document that stores it', () => {
    expect(answerOfCommand(document, known)).toBe(true);
  });

  it('is executed when no document stores it, or without a key', () => {
    expect(answerOfCommand(document, { ...known, id: 'rider|ride.book|new' })).toBe(false);
    expect(answerOfCommand(document, undefined)).toBe(false);
    expect(answerOfCommand({}, known)).toBe(false);
  });

  it('is refused as before, when the document stores that it was', () => {
    const refused = { ...known, refusal: 'ride/code-wrong' } as const;
    const repeat = () => answerOfCommand({ commands: [refused] }, known);
    expect(repeat).toThrow(new DomainError('ride/code-wrong'));
  });

  it('is refused when the key is reused with other input', () => {
    const reused = () => answerOfCommand(document, { ...known, inputHash: 'another' });
    expect(reused).toThrow(new DomainError('request/key-reused'));
  });
});
