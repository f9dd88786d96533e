import { getPriority, setPriority } from 'node:os';

/** Of 19: people's requests are served first. */
const PRIORITY = 10;

/** Lowers the priority of a process, or on Linux of one thread, where each has its own; a lower one stays. */
export const lowerPriority = (id: number): void => setPriority(id, Math.max(PRIORITY, getPriority(id)));
