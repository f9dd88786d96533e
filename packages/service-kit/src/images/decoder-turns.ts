import fastq from 'fastq';

/** Decoders at once, of all services of the process. */
const DECODERS_MAXIMUM = 2;

/** What waits for its turn; without work once its sender has left. */
interface Turn {
  begin: (() => Promise<void>) | undefined;
}

/** Of the process: services that share it share its decoders. */
const queue = fastq.promise<unknown, Turn, void>(async ({ begin }) => begin?.(), DECODERS_MAXIMUM);
let awaited = 0;

/** How many wait for their turn, of all services of the process. */
export const waitingForTurn = (): number => awaited;

/**
 * Does the work when a decoder is free. One whose sender leaves before gives its place up at once, and what it would have
 * decoded is no longer held.
 * @throws the signal's reason when it is aborted before the turn
 */
export function inTurn<Result>(work: () => Promise<Result>, left?: AbortSignal): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const stopWaiting = () => {
      awaited -= 1;
      turn.begin = undefined;
      left?.removeEventListener('abort', leave);
    };
    const leave = () => {
      stopWaiting();
      reject(left?.reason);
    };
    const turn: Turn = {
      begin: () => {
        stopWaiting();
        return work().then(resolve, reject);
      },
    };
    awaited += 1;
    left?.addEventListener('abort', leave);
    // Never rejected: the work's own failure is handed to its caller.
    queue.push(turn);
  });
}
