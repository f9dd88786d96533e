import type { Point } from '../platform/point.js';

interface Ends {
  pickupLocation?: string | undefined;
  dropLocation?: string | undefined;
  pickupPoint?: Point | undefined;
  dropPoint?: Point | undefined;
}

/** Whether a ride would end where it begins: the same point, or the same words where one end has no point. */
export function isSamePlace({ pickupLocation = '', dropLocation = '', pickupPoint, dropPoint }: Ends): boolean {
  if (pickupPoint && dropPoint) return pickupPoint.lat === dropPoint.lat && pickupPoint.lng === dropPoint.lng;
  const words = wordsOf(pickupLocation);
  return words !== '' && words === wordsOf(dropLocation);
}

const wordsOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
