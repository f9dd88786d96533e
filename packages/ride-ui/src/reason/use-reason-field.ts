import { REASON_LENGTH } from '@pothik/contracts/platform';
import type { ReasonField } from '@pothik/ui-kit';
import { useReasonWords } from './reason-words';

/** The field in which a person says why a ride does not go on; what is typed is kept under `place` in this tab. */
export function useReasonField(place: string): ReasonField {
  const { reason, reasonRequired } = useReasonWords();
  return {
    place,
    label: reason,
    requiredMessage: reasonRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
}
