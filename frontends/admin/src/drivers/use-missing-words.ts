import { type DriverView, missingParts } from '@pothik/contracts/driver';
import { useDriverText } from './driver-text';

/** What a driver who waits for approval has not given, in words; empty for other drivers. */
export function useMissingWords(driver: DriverView): string[] {
  const { noPhone, noPictures } = useDriverText();
  if (driver.status !== 'PENDING') return [];
  return missingParts(driver).map((part) => ({ phone: noPhone, pictures: noPictures })[part]);
}
