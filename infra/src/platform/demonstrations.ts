/** The seed of an empty platform: people and a month of rides, people only, or nothing. */
export const DEMONSTRATIONS = ['on', 'people', 'off'] as const;

export type Demonstration = (typeof DEMONSTRATIONS)[number];
