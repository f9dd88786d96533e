import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { userRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextPollAfter } from '../calls/polling.rules';

/** Whether what is shown of a person has a change already. */
type HasChange = (person: UserView) => boolean;

/** An account was changed; what is shown of it has the change once `hasChange` says so. */
export type AccountChanged = (personId: string, hasChange: HasChange) => void;

interface OrderedChange {
  userId: string;
  hasChange: HasChange;
  since: number;
}

/** A role or right just given: what is shown of the person is polled until it has it, because it consumes it as an event. */
export function useOrderedChange() {
  const [ordered, setOrdered] = useState<OrderedChange>();
  const expectChange: AccountChanged = (userId, hasChange) => setOrdered({ userId, hasChange, since: Date.now() });
  /** When to read again, if one of the shown people lacks what was ordered. */
  const nextPoll = (shown: readonly UserView[] = []) => {
    const person = shown.find(({ _id }) => _id === ordered?.userId);
    if (ordered === undefined || person === undefined || ordered.hasChange(person)) return false;
    return nextPollAfter(Date.now() - ordered.since);
  };
  return { expectChange, nextPoll };
}

/** The query of one account. */
const personQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [QUERY.User, 'one', id],
    queryFn: ({ signal }) => call(userRoutes.user, { id: id ?? '' }, { signal }),
  });

/** Asks the account whose page an address is. */
export const askFirst = (ask: Ask, { params: { id } }: Opened) => ask(personQuery(id));

/** One account, read only when there is an id. */
export function usePerson(id: string | undefined) {
  const { expectChange, nextPoll } = useOrderedChange();
  const person = useQuery({
    ...personQuery(id),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => nextPoll(state.data && [state.data]),
  });
  return { ...person, expectChange };
}
