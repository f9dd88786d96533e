import { SilentLogger } from '../../testing/silent-logger.js';
import type { ConsumedRecord } from '../event-log.js';
import type { CommittedOffsets } from './committed-offsets.js';
import { GroupPartition } from './group-partition.js';
import type { PartitionTail } from './partition-tail.js';

const PARTITION = { topic: 'pothik.ride', partition: 0 };
const record = { ...PARTITION, offset: '0', key: 'ride', value: '' } as unknown as ConsumedRecord;

it.each([Number.POSITIVE_INFINITY, 4])(
  'a stop while records are read commits nothing (readable until %d)',
  async (until) => {
    const committed: number[] = [];
    const handled: ConsumedRecord[] = [];
    const onRecord = async (one: ConsumedRecord) => {
      handled.push(one);
      return 'done' as const;
    };
    let answer: (records: ConsumedRecord[]) => void = () => undefined;
    let asks: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      asks = resolve;
    });
    const read = () => {
      asks();
      return new Promise<ConsumedRecord[]>((resolve) => {
        answer = resolve;
      });
    };
    const reader = new GroupPartition(
      { group: 'notification', topics: [PARTITION.topic], onRecord },
      PARTITION,
      { end: 1, read, beyond: async () => undefined } as unknown as PartitionTail,
      { until: () => until, changed: async () => undefined },
      {
        position: () => 0,
        durable: () => 0,
        commit: (_id: string, offset: number) => committed.push(offset),
      } as unknown as CommittedOffsets,
      new SilentLogger(),
    );
    reader.start(Promise.resolve());
    await asked;
    const closed = reader.close();
    answer([record]);
    await closed;
    expect({ committed, handled }).toEqual({ committed: [], handled: [] });
  },
);
