import { randomInt, timingSafeEqual } from 'node:crypto';
import { START_CODE } from '@pothik/contracts/ride';

/** Six random digits. */
export const freshStartCode = (): string => String(randomInt(10 ** START_CODE.length)).padStart(START_CODE.length, '0');

/** Whether two codes are the same, in constant time. */
export const isSameCode = (typed: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(typed), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
