import type { Route } from '@pothik/contracts/platform';
import type { RouteData, RouteInput } from '@pothik/contracts/routes';
import type { CallOptions } from '../calls/exchange';
import { call } from '../session/call';
import { type Action, type ActionOptions, useAction } from './use-action';

type CommandArgs<R extends Route> = [input: RouteInput<R>, options?: CallOptions];

/**
 * A command of the API for a component: one call at a time, a refusal as a toast unless `onRefused` or `showsRefusal`
 * says otherwise, and `invalidates` fetched again afterwards. Each run has an idempotency key of its own, unless its
 * options bring one.
 */
export function useCommand<R extends Route>(
  route: R,
  options?: ActionOptions<CommandArgs<R>, RouteData<R>>,
): Action<CommandArgs<R>, RouteData<R>> {
  return useAction((...[input, sending]: CommandArgs<R>) => call(route, input, sending), options);
}
