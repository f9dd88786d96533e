import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import type { Role } from '@pothik/contracts/platform';
import { userRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextPollAfter } from '../calls/polling.rules';

interface GivenRole {
  userId: string;
  role: Role;
  since: number;
}

/** A role just given: what is shown of the person is polled until it has it, because it consumes it as an event. */
export function useGivenRole() {
  const [given, setGiven] = useState<GivenRole>();
  const expectRole = (userId: string, role: Role) => setGiven({ userId, role, since: Date.now() });
  /** When to read again, if one of the shown people has another role than the one given. */
  const nextPoll = (shown: readonly { _id: string; role: Role }[] = []) => {
    const person = shown.find(({ _id }) => _id === given?.userId);
    if (given === undefined || person === undefined || person.role === given.role) return false;
    return nextPollAfter(Date.now() - given.since);
  };
  return { expectRole, nextPoll };
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
  const { expectRole, nextPoll } = useGivenRole();
  const person = useQuery({
    ...personQuery(id),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => nextPoll(state.data && [state.data]),
  });
  return { ...person, expectRole };
}
