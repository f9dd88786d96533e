import { EVENTS } from '@pothik/contracts/catalogue';
import { OWNERS, type Owner, topicOf } from '@pothik/contracts/platform';

/** The topics of the owners whose events a service handles. Throws for a handler of an undeclared event, a bug. */
export function subscribedTopics(types: Iterable<string>): string[] {
  const topics = new Set<string>();
  for (const type of types) {
    const owner = OWNERS.find((name) => type.startsWith(`${name}.`));
    if (!owner || !EVENTS[type]) throw new Error(`A handler waits for ${type}, which nobody declares`);
    topics.add(topicOf(owner));
  }
  return [...topics];
}

/** The topic of an event, by the owner that its type starts with. */
export const topicOfType = (type: string): string => topicOf(type.slice(0, type.indexOf('.')) as Owner);
