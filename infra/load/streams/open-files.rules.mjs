/** Files that a process opens beside its streams: its program, its database, its log. */
const BESIDE_STREAMS = 300;
/** In one process a stream is one connection from outside; the rest of the platform opens none for it. */
const NEEDED = (count) => count + BESIDE_STREAMS;

/** The number of files a process may have open, by /proc/<process>/limits; infinite when it does not say. @param {string} limits */
export function openFilesLimit(limits) {
  const [, soft] = /^Max open files\s+(\S+)/m.exec(limits) ?? [];
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/** Why so many streams cannot be opened; undefined when they can. @param {number} count @param {number} limit */
export function openFilesRefusal(count, limit) {
  if (NEEDED(count) <= limit) return undefined;
  const possible = Math.max(0, limit - BESIDE_STREAMS);
  return `${count} streams need ${NEEDED(count)} open files, and a process may have ${limit} here (ulimit -n): raise it, or ask for --count ${possible} at most.`;
}
