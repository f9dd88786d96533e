export interface ReasonLimits {
  requiredMessage?: string;
  minLength?: number;
  optional?: boolean;
}

/** The caller's message if a required reason is missing or a reason is shorter than its minimum length. */
export function reasonProblem(reason: string, { requiredMessage, minLength = 1, optional }: ReasonLimits) {
  const { length } = reason.trim();
  if (optional && length === 0) return undefined;
  return length < minLength ? requiredMessage : undefined;
}
