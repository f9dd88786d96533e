import { failureText, QUERY, sendSos, useAction } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { useSosWords } from './sos-words';

/** What happens after a press, besides the toast. */
export interface SosOutcome {
  /** The toast replaces the one before with this id; without an id each press shows a new one. */
  toastId?: string;
  /** The failure's sentence in the toast; `undefined` if it is shown elsewhere. */
  reasonOf?(failure: unknown): string | undefined;
  /** Called with the time the message was stored, as ISO text. */
  onStored?(at: string): void;
  onFailed?(): void;
}

/** Raises an incident. Every press has a new idempotency key: under the same key the server would return the first incident, even if resolved since. */
export function useSendSos(rideId: string, { toastId, reasonOf = failureText, onStored, onFailed }: SosOutcome) {
  const words = useSosWords();
  const replaced = toastId === undefined ? {} : { id: toastId };
  const { isPending, run } = useAction(() => sendSos(rideId), {
    invalidates: [QUERY.CurrentRide],
    // An open incident alarms again: `updatedAt` is the time.
    onSuccess: ({ updatedAt }) => {
      onStored?.(updatedAt);
      toast.success(words.sent, replaced);
    },
    onRefused: (failure) => {
      onFailed?.();
      const description = reasonOf(failure);
      toast.error(words.failed, { ...replaced, ...(description === undefined ? {} : { description }) });
    },
  });
  return { busy: isPending, send: run };
}
