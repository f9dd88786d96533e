/** Why the platform cannot start: one sentence for the person who typed the command. */
export class StartRefusal extends Error {}
