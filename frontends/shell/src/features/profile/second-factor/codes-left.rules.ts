const FEW = 3;

/** How urgently new recovery codes are needed; undefined while enough are left. */
export function codesLeftWarning(left: number): 'none' | 'one' | 'few' | undefined {
  if (left === 0) return 'none';
  if (left === 1) return 'one';
  return left <= FEW ? 'few' : undefined;
}
