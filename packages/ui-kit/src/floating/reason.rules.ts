export interface ReasonLimits {
  requiredMessage?: string;
  minLength?: number;
}

/** A required reason that is missing or shorter than its least length is refused with the caller's sentence. */
export function reasonProblem(reason: string, { requiredMessage, minLength = 1 }: ReasonLimits): string | undefined {
  return requiredMessage && reason.trim().length < minLength ? requiredMessage : undefined;
}
