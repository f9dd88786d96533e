/** Why the platform cannot start, as one sentence for the person who typed the command. */
export class StartRefusal extends Error {}
