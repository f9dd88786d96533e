import { DAY_MS, dhakaDay, dhakaHour, startOfDhakaDay } from '@pothik/contracts/platform';

/** An hour in Dhaka, as `2026-11-02T14`: the names sort as the hours follow each other. */
export type Hour = string;

const HOURS = 24;
const HOUR_MS = DAY_MS / HOURS;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const nameOf = (day: string, hour: number): Hour => `${day}T${String(hour).padStart(2, '0')}`;

export const hourOf = (moment: Date): Hour => nameOf(dhakaDay(moment), dhakaHour(moment));

export const firstHourOf = (day: string): Hour => nameOf(day, 0);
export const lastHourOf = (day: string): Hour => nameOf(day, HOURS - 1);

/** The hours of a day, in their order. */
export const hoursOf = (day: string): Hour[] => Array.from({ length: HOURS }, (_value, hour) => nameOf(day, hour));

export const dayOf = (hour: Hour): string => hour.slice(0, DAY_LENGTH);

/** The moment at which an hour begins. */
export const startOfHour = (hour: Hour): Date =>
  new Date(startOfDhakaDay(dayOf(hour)).getTime() + Number(hour.slice(DAY_LENGTH + 1)) * HOUR_MS);

/** The moment at which the next hour begins. */
export const endOfHour = (hour: Hour): Date => new Date(startOfHour(hour).getTime() + HOUR_MS);

/** Hours that follow each other without a gap, together; `hours` in their order. */
export function runsOf(hours: readonly Hour[]): Hour[][] {
  const runs: Hour[][] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && endOfHour(last).getTime() === startOfHour(hour).getTime()) run.push(hour);
    else runs.push([hour]);
  }
  return runs;
}
