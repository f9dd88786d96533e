import { useFormat } from '@pothik/ui-kit';

/** Formats a calendar day in the reader's language, whatever the device's time zone. */
export function useDayWords(): (day: string) => string {
  const { date } = useFormat();
  // Without an offset the time is the device's own noon, so that the date stays the same.
  return (day) => date(`${day}T12:00:00`);
}
