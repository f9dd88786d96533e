const WANTED = 'noeviction';

/** The policy in the answer of `INFO memory`; undefined when it has none. */
export const policyInInfo = (info: string): string | undefined => /^maxmemory_policy:(\S+)\s*$/m.exec(info)?.[1];

/**
 * Why the platform does not start with a Redis of this policy; undefined when it may. A Redis that evicts drops marks of
 * ended sessions and counts of failed log-ins when its memory is full; `noeviction` refuses writes instead.
 * @param policy `maxmemory-policy`; undefined when its user may not read it
 */
export function evictionRefusal(policy: string | undefined): string | undefined {
  if (policy === WANTED) return undefined;
  return policy === undefined
    ? 'The user of REDIS_URL must be allowed CONFIG GET maxmemory-policy or INFO memory: Redis may not evict.'
    : `The Redis of REDIS_URL must have maxmemory-policy ${WANTED}; it has ${policy}.`;
}
