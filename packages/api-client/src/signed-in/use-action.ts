import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CommandMeta, queryClient } from '../cache/query-client';

export interface ActionOptions<Args extends readonly unknown[], Data> extends Omit<CommandMeta, 'onRefused'> {
  /** After the answer, before `invalidates` are fetched again; also when the component has left the page. */
  onSuccess?(data: Data, ...args: Args): unknown;
  /** Shows the refusal in place of the toast, before `invalidates` are fetched again. */
  onRefused?(failure: Error, ...args: Args): unknown;
}

export interface Action<Args extends readonly unknown[], Data> {
  /** Until it is answered, and what follows the answer is done. */
  isPending: boolean;
  /** The answer to the last run. */
  data: Data | undefined;
  /** Why the last run failed; null while another one is under way. */
  error: Error | null;
  /** Runs it, unless a run is under way. @returns the answer; undefined when it failed, or was not run */
  run(...args: Args): Promise<Data | undefined>;
  /** Forgets the last run: what it still answers is not shown, and the next may begin. */
  reset(): void;
}

/** A mutation of which one runs at a time, however fast somebody taps. */
export function useAction<Args extends readonly unknown[], Data>(
  perform: (...args: Args) => Promise<Data>,
  options: ActionOptions<Args, Data> = {},
): Action<Args, Data> {
  const underWay = useRef<Promise<Data>>(undefined);
  const { isPending, data, error, mutateAsync, reset } = useMutation(
    {
      mutationFn: (args: Args) => perform(...args),
      meta: options,
      onSuccess: (answer, args) => options.onSuccess?.(answer, ...args),
      onError: (failure, args) => options.onRefused?.(failure, ...args),
    },
    queryClient,
  );
  const run = async (...args: Args): Promise<Data | undefined> => {
    // Not `isPending`: two taps come before it is rendered.
    if (underWay.current) return undefined;
    const turn = mutateAsync(args);
    underWay.current = turn;
    try {
      return await turn;
    } catch {
      // The mutation has shown it, and has it as `error`.
      return undefined;
    } finally {
      if (underWay.current === turn) underWay.current = undefined;
    }
  };
  const forget = () => {
    underWay.current = undefined;
    reset();
  };
  return { isPending, data, error, run, reset: forget };
}
