import { ROUGH_POSITION_METRES } from '@pothik/contracts/ride';

/** From an error of 100 m on a position is rough; without a stated error it is taken as it is. */
export const isRough = ({ accuracy }: { accuracy?: number }): boolean => (accuracy ?? 0) >= ROUGH_POSITION_METRES;
