/** What an empty platform is begun with: people and their month of rides, the people alone, or nobody. */
export const DEMONSTRATIONS = ['on', 'people', 'off'] as const;

export type Demonstration = (typeof DEMONSTRATIONS)[number];
