/** `*` is any text without a slash, `[0-9]+` a number; everything else stands for itself. */
const patternOf = (text: string): RegExp => {
  const source = text
    .split('[0-9]+')
    .map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '[^/]*'))
    .join('[0-9]+');
  return new RegExp(`^${source}$`);
};

/** Whether a pushed tag starts a workflow with these patterns: the last one that matches decides, and one with `!` excludes. */
export function isStartedByTag(tag: string, patterns: readonly string[]): boolean {
  const decisive = patterns.findLast((pattern) => patternOf(pattern.replace(/^!/, '')).test(tag));
  return decisive !== undefined && !decisive.startsWith('!');
}
