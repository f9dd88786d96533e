export function screensThatMatter(): string[];
