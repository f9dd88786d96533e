import { OWNERS, topicOf } from '@pothik/contracts/platform';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { DeadLetters, PinoLogger } from '@pothik/service-kit/host';
import type { DistributedPlatform } from './distributed-fixture.js';

/** The topics of all owners. */
export const TOPICS = OWNERS.map(topicOf);

/** The engines of a running platform, reached from outside as an operator reaches them. */
export async function connectTo({ control }: DistributedPlatform): Promise<ConnectedEngines> {
  const addresses = await control.addresses();
  const logger = PinoLogger.create('story', { level: 'error' });
  return connectEngines({ MAIL_FROM: 'story@pothik.test', ...addresses }, { logger });
}

/** A line for each dead letter of every topic. */
export async function deadLetterLines({ eventLog }: ConnectedEngines): Promise<string[]> {
  const letters = new DeadLetters(eventLog);
  const lists = await Promise.all(TOPICS.map((topic) => letters.list(topic)));
  return lists.flat().map(({ origin, group, reason }) => `${origin} given up by ${group}: ${reason}`);
}
