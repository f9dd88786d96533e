import { useFormat } from '@pothik/ui-kit';

/** A day of the calendar as the reader writes it, whatever zone the device is in. */
export function useDayWords(): (day: string) => string {
  const { date } = useFormat();
  // Without an offset the moment is the device's own noon, so that its date is the day itself.
  return (day) => date(`${day}T12:00:00`);
}
