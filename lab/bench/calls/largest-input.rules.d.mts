export function largestOf(schema: object, values?: Record<string, unknown>, name?: string): unknown;
export function largestInput(
  call: { path: string; operation: object },
  values: Record<string, unknown>,
): { path: string; body: unknown; files: { field: string; count: number } | undefined };
