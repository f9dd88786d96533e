export interface ReasonLimits {
  requiredMessage?: string;
  minLength?: number;
  optional?: boolean;
}

/** A required reason that is missing, or any that is shorter than its least length, is refused with the caller's sentence. */
export function reasonProblem(reason: string, { requiredMessage, minLength = 1, optional }: ReasonLimits) {
  const { length } = reason.trim();
  if (optional && length === 0) return undefined;
  return length < minLength ? requiredMessage : undefined;
}
