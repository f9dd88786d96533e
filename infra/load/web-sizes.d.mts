/** Compressed bytes of the federation runtime, which are some of those of the first page. */
export function federationBytes(): number;
