/** Resident megabytes of a process and everything below it, pages they share counted for each (Linux); 0 once it has ended. */
export function residentMb(pid: number): number;
