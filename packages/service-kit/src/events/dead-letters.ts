import { deadLetterTopicOf } from '@pothik/contracts/platform';
import type { ConsumedRecord, EventLog } from '@pothik/engines';
import { DEAD_LETTER_HEADER, replayOf } from './dead-letter.rules.js';

export interface DeadLetter {
  /** Partition and offset in the dead-letter topic: `3/17`. */
  id: string;
  group: string;
  reason: string;
  attempts: number;
  at: string;
  /** Topic, partition and offset of the original record. */
  origin: string;
  record: ConsumedRecord;
}

/** Lists and replays dead letters, for operators. */
export class DeadLetters {
  constructor(private readonly log: EventLog) {}

  /** The dead letters of a topic (`pothik.driver`), of one group or all, oldest first. */
  async list(topic: string, filter: { group?: string } = {}): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    for await (const record of this.log.read(deadLetterTopicOf(topic))) {
      const letter = readLetter(record);
      if (filter.group === undefined || letter.group === filter.group) letters.push(letter);
    }
    return letters.sort((left, right) => left.at.localeCompare(right.at));
  }

  /**
   * Appends dead letters to their topic again, each for the group that gave it up; returns how many. They stay listed:
   * handlers are idempotent, so a second replay does no harm. `ids`: those of `list`; default: all.
   */
  async replay(topic: string, filter: { group?: string; ids?: readonly string[] } = {}): Promise<number> {
    const listed = await this.list(topic, filter);
    const chosen = filter.ids === undefined ? listed : listed.filter(({ id }) => filter.ids?.includes(id));
    if (chosen.length > 0) {
      await this.log.append(
        topic,
        chosen.map(({ record }) => replayOf(record)),
      );
    }
    return chosen.length;
  }
}

function readLetter(record: ConsumedRecord): DeadLetter {
  const header = (name: keyof typeof DEAD_LETTER_HEADER) => record.headers[DEAD_LETTER_HEADER[name]] ?? '';
  return {
    id: `${record.partition}/${record.offset}`,
    group: header('group'),
    reason: header('reason'),
    attempts: Number(header('attempts')),
    at: header('at'),
    origin: `${header('topic')}/${header('partition')}/${header('offset')}`,
    record,
  };
}
