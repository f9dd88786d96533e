import { murmur2, partitionOf } from './partition-of.js';

describe('The partition of a key', () => {
  // Results of Kafka's Java client.
  it.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('hashes %s as Kafka does', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  it.each([1, 8, 12])('is one of %i, whatever the key', (count) => {
    const partitions = new Set(Array.from({ length: 500 }, (_, index) => partitionOf(`ride-${index}`, count)));
    expect([...partitions].sort((left, right) => left - right)).toEqual([...Array(count).keys()]);
  });
});
