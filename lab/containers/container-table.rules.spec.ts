import { containerTable, memoryBytesOf } from './container-table.rules.mjs';

it('has a row for each container with the size of its image, its start and its memory, and the sums', () => {
  const table = containerTable([
    { service: 'ride', imageBytes: 361_400_000, startMs: 4_240, memoryBytes: 101_000_000 },
    { service: 'kafka', imageBytes: 500_000_000, memoryBytes: 400_000_000 },
  ]);
  expect(table.split('\n').map((line) => line.replaceAll(/ {2,}/g, '|'))).toEqual([
    'container|image|healthy in|memory',
    'ride|361 MB|4.2 s|101 MB',
    'kafka|500 MB|-|400 MB',
    'all|861 MB|501 MB',
  ]);
});

it('reads memory as docker stats writes it', () => {
  expect(memoryBytesOf('512B / 1GiB')).toBe(512);
  expect(memoryBytesOf('12.5MiB / 23.54GiB')).toBe(13_107_200);
  expect(memoryBytesOf('1.5GiB / 23.54GiB')).toBe(1_610_612_736);
  expect(() => memoryBytesOf('--')).toThrow("'--' is no use of memory.");
});
