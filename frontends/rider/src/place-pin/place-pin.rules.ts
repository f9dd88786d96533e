import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';

/** Five decimals of a degree are a metre: more would only be noise, and another question for the same place. */
const DECIMALS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Where the map begins when nothing is known of where somebody goes: Farmgate, in the middle of Dhaka. */
export const FIRST_POINT: Point = { lat: 23.7575, lng: 90.3895 };

/** The point that is asked about and chosen. */
export const pinnedPoint = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) });

/** A place as it is written into a booking: its name, and where it lies, in one's language where it has one. */
export const writtenPlace = ({ name, nameBn, area, areaBn }: FoundPlace, language: Language): string =>
  (language === 'bn' ? [nameBn ?? name, areaBn ?? area] : [name, area]).filter((part) => part !== '').join(', ');

/** What a key does on the map; it moves and zooms by its own keys. */
export const actOf = (key: string, onMap: boolean): 'choose' | 'cancel' | undefined => {
  if (key === 'Escape') return 'cancel';
  return key === 'Enter' && onMap ? 'choose' : undefined;
};
