/** The number of files a process may have open, by /proc/<process>/limits; infinite when it does not say. */
export function openFilesLimit(limits: string): number;
/** Why so many streams cannot be opened; undefined when they can. */
export function openFilesRefusal(count: number, limit: number): string | undefined;
