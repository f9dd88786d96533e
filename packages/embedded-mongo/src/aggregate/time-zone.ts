import { numbered } from '../values/errors.js';

const FIXED = /^([+-])(\d{2}):?(\d{2})?$/;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      throw numbered(40485, `unrecognized time zone identifier: "${timeZone}"`);
    }
    formats.set(timeZone, format);
  }
  return format;
}

/** The offset of local time from UTC at an instant, in ms; the time zone by name (Asia/Dhaka) or offset (+06:00). */
export function zoneOffset(instant: number, timeZone: string): number {
  if (timeZone === 'UTC' || timeZone === 'GMT') {
    return 0;
  }
  const fixed = FIXED.exec(timeZone);
  if (fixed) {
    const [, sign, hours, minutes = '0'] = fixed;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  }
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The instant of a local time. */
export function instantOf(wall: number, timeZone: string): number {
  const guess = wall - zoneOffset(wall, timeZone);
  return wall - zoneOffset(guess, timeZone);
}
