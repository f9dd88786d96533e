export function hasTag(source: string): boolean;
