import { OWNERS, topicOf } from '@pothik/contracts/platform';
import { type ConnectedEngines, connectEngines } from '@pothik/engines/connect';
import { DeadLetters, PinoLogger } from '@pothik/service-kit/host';
import type { DistributedPlatform } from './distributed-fixture.js';

export const TOPICS = OWNERS.map(topicOf);

/** Connects to the engines of a running platform from outside, as an operator does. */
export async function connectTo({ control }: DistributedPlatform): Promise<ConnectedEngines> {
  const addresses = await control.addresses();
  const logger = PinoLogger.create('story', { level: 'error' });
  return connectEngines({ MAIL_FROM: 'story@pothik.test', ...addresses }, { logger });
}

/** One line for each dead letter of every topic. */
export async function deadLetterLines({ eventLog }: ConnectedEngines): Promise<string[]> {
  const letters = new DeadLetters(eventLog);
  const lists = await Promise.all(TOPICS.map((topic) => letters.list(topic)));
  return lists.flat().map(({ origin, group, reason }) => `${origin} given up by ${group}: ${reason}`);
}
