import { call, failureText, isRefusal, QUERY, randomKey, useAction } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { stopWaiting, waitForAnswer } from './sos-waiting.store';
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
  const { isPending, run } = useAction(
    (idempotencyKey: string) => call(rideRoutes.sendSos, { rideId }, { idempotencyKey }),
    {
      invalidates: [QUERY.CurrentRide],
      // An open incident alarms again: `updatedAt` is the time.
      onSuccess: ({ updatedAt }) => {
        stopWaiting(rideId);
        onStored?.(updatedAt);
        toast.success(words.sent, replaced);
      },
      onRefused: (failure, idempotencyKey) => {
        if (!isRefusal(failure) || failure.status >= 500) waitForAnswer(rideId, idempotencyKey);
        onFailed?.();
        const description = reasonOf(failure);
        toast.error(words.failed, { ...replaced, ...(description === undefined ? {} : { description }) });
      },
    },
  );
  return { busy: isPending, send: () => run(randomKey()) };
}
