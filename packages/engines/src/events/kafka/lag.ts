import type { Admin } from 'kafkajs';
import { groupIdOf } from './kafka-client.js';

/** How many records of the topics a group has not committed; without a commit, all records of the topics. */
export async function lagOf(admin: Admin, group: string, topics: readonly string[]): Promise<number> {
  const existing = new Set(await admin.listTopics());
  const wanted = topics.filter((topic) => existing.has(topic));
  const committed = await admin.fetchOffsets({ groupId: groupIdOf(group), topics: wanted });
  let lag = 0;
  for (const { topic, partitions } of committed) {
    const positions = new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)]));
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      lag += Number(high) - Math.max(Number(low), positions.get(partition) ?? 0);
    }
  }
  return lag;
}
