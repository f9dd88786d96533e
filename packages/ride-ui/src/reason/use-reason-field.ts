import { REASON_LENGTH } from '@pothik/contracts/platform';
import type { ReasonField } from '@pothik/ui-kit';
import { useReasonWords } from './reason-words';

/** The reason field for cancelling or rejecting a ride; what is typed is stored in this tab under the storage key. */
export function useReasonField(storageKey: string): ReasonField {
  const { reason, reasonRequired } = useReasonWords();
  return {
    place: storageKey,
    label: reason,
    requiredMessage: reasonRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
}
