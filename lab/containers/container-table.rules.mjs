const MB = 1_000_000;
const UNITS = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

export function memoryBytesOf(usage) {
  const [, number, unit] = /^([\d.]+)(B|KiB|MiB|GiB) /.exec(usage) ?? [];
  if (unit === undefined) throw new Error(`'${usage}' is no use of memory.`);
  return Math.round(Number(number) * UNITS[unit]);
}

const row = (service, ...cells) => `${service.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}`;
const megabytes = (bytes) => `${Math.round(bytes / MB)} MB`;
const seconds = (milliseconds) => (milliseconds === undefined ? '-' : `${(milliseconds / 1000).toFixed(1)} s`);

export function containerTable(measured) {
  const sum = (key) => measured.reduce((total, one) => total + one[key], 0);
  return [
    row('container', 'image', 'healthy in', 'memory'),
    ...measured.map(({ service, imageBytes, startMs, memoryBytes }) =>
      row(service, megabytes(imageBytes), seconds(startMs), megabytes(memoryBytes)),
    ),
    row('all', megabytes(sum('imageBytes')), '', megabytes(sum('memoryBytes'))),
  ].join('\n');
}
