import { DomainError } from '@pothik/contracts/catalogue';
import type { AggregateDocument, IdempotencyKey } from './aggregate-document.js';

/**
 * A command that the document stores is answered from it, or refused as it was; the same key with other input is refused. A seeded
 * document stores none.
 * @throws DomainError request/key-reused; the stored refusal
 */
export function answerOfCommand(
  { commands }: Partial<Pick<AggregateDocument, 'commands'>>,
  command: IdempotencyKey | undefined,
): boolean {
  const known = command && commands?.find(({ id }) => id === command.id);
  if (!known) return false;
  if (known.inputHash !== command.inputHash) throw new DomainError('request/key-reused');
  if (known.refusal) throw new DomainError(known.refusal);
  return true;
}
