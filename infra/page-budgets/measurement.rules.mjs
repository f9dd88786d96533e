import { shareOf } from './share.rules.mjs';

const DIGITS = {
  KB: 2,
  MB: 0,
  files: 0,
  ms: 0,
  shift: 4,
  times: 2,
  '%': 1,
  'rides/s': 1,
  'calls/s': 0,
};
const NAME_WIDTH = 54;
const VALUE_WIDTH = 8;
const UNIT_WIDTH = 5;

/** The middle value; of an even count the lower of the two. @param {readonly number[]} values @throws {Error} of none */
export function median(values) {
  const middle = shareOf(values, 0.5);
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Whether the median keeps the target; true without one. */
export const isMet = ({ values, target, atLeast = false }) =>
  target === undefined || (atLeast ? median(values) >= target : median(values) <= target);

/** The printed line: name, median, target and verdict if there is one, and every value when there are several. */
export function lineOf(measurement) {
  const { name, unit, values, target, atLeast = false, digits = DIGITS[unit] } = measurement;
  const written = (value) => value.toFixed(digits);
  const measured = `${name.padEnd(NAME_WIDTH)}${written(median(values)).padStart(VALUE_WIDTH)} ${unit.padEnd(UNIT_WIDTH)}`;
  const verdict = ` target ${atLeast ? 'at least ' : ''}${target} ${isMet(measurement) ? 'met' : 'MISSED'}`;
  const all = values.length > 1 ? `   of ${values.map(written).join(' ')}` : '';
  return `${measured}${target === undefined ? '' : verdict}${all}`.trimEnd();
}

/** What is written to a file of results. */
export const recordOf = ({ name, unit, values, target, atLeast = false }) => ({
  name,
  unit,
  values,
  median: median(values),
  ...(target === undefined ? {} : { target, atLeast, isMet: isMet({ name, unit, values, target, atLeast }) }),
});
