export const ATTACK_NAMES = ['uploads', 'slow-bodies'] as const;
export type AttackName = (typeof ATTACK_NAMES)[number];

/** The first message to the process of an attack; any second one stops the attack. */
export interface AttackTask {
  name: AttackName;
  address: string;
  cookies: readonly string[];
}

/** Its messages: first that it began, in the end how it was answered. */
export type AttackAnswer = { started: true } | { answers: string[] };
