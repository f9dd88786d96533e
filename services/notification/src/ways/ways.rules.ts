import { type Told, WAYS, type Way } from './ways.table.js';

export type { Told };

/** Whether there is an address for mail, and a number for SMS. Bell and push are tried whatever there is. */
export interface Reached {
  mail: boolean;
  sms: boolean;
}

/** By which ways somebody is told: of each group of the table the first that reaches them. */
export const waysTo = (told: Told, reached: Reached): Way[] =>
  WAYS[told].flatMap((group: readonly Way[]) => group.find((way) => isOpen(way, reached)) ?? []);

const isOpen = (way: Way, reached: Reached): boolean => (way === 'mail' || way === 'sms' ? reached[way] : true);
