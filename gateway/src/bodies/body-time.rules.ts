/** The last part of the time of a body over which the ends of slow ones are spread. */
const SPREAD = 0.3;

/**
 * What one body is granted of `withinMs`: 70 to 100 % of it. Slow bodies that came together would otherwise be refused in
 * the same moment, again and again, and whoever is served in that moment would wait behind all of them.
 * @param random from 0 up to 1, evenly
 */
export const timeOfBody = (withinMs: number, random: number): number => withinMs * (1 - SPREAD * random);
