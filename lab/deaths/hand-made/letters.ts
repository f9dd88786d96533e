import { deadLetterTopicOf, type EventOf, topicOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { type EventLog, type LogRecord } from '@pothik/engines';
import { DeadLetters, parseEnvelope } from '@pothik/service-kit/host';

const TOPIC = topicOf('ride');
const GROUP = 'driver';

/** Stores a dead letter of a ride's event, as if the driver service had given it up. @returns the dead letter's id */
export async function layDown(log: EventLog, { key, value }: Pick<LogRecord, 'key' | 'value'>): Promise<string> {
  const reason = `by hand ${crypto.randomUUID()}`;
  const headers = {
    'dead-letter-reason': reason,
    'dead-letter-group': GROUP,
    'dead-letter-topic': TOPIC,
    'dead-letter-partition': '0',
    'dead-letter-offset': '0',
    'dead-letter-attempts': '8',
    'dead-letter-at': new Date().toISOString(),
  };
  await log.append(deadLetterTopicOf(TOPIC), [{ key, value, headers }]);
  const laid = (await new DeadLetters(log).list(TOPIC, { group: GROUP })).find((letter) => letter.reason === reason);
  if (laid === undefined) throw new Error(`The dead letter ${reason} is not listed`);
  return laid.id;
}

/** Replays a dead letter, as the operator's command does. */
export const replay = (log: EventLog, id: string): Promise<number> => new DeadLetters(log).replay(TOPIC, { ids: [id] });

const { statusChanged } = rideEvents;

/** Whether a record is the completion of a ride of this driver; false for an unreadable one. */
export function completionBy(driverId: string, { value }: LogRecord): boolean {
  const parsed = parseEnvelope(value);
  if ('unreadable' in parsed || parsed.event.type !== statusChanged.type) return false;
  const { success, data } = statusChanged.payload.safeParse(parsed.event.payload);
  return success && data.to === 'COMPLETED' && data.ride.driverId === driverId;
}

/** The completion of another ride of the same driver, not handled yet. */
export function anotherRide({ value }: LogRecord, fare: number): { key: string; value: string } {
  const event = JSON.parse(value) as EventOf<typeof statusChanged>;
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
  const payload = { ...event.payload, ride: { ...event.payload.ride, id: key, fare } };
  return { key, value: JSON.stringify({ ...event, id: crypto.randomUUID(), aggregateId: key, payload }) };
}
