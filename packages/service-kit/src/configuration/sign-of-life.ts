import { SIGN_OF_LIFE } from '@pothik/contracts/notification';
import { z } from 'zod';

const { minimum, maximum, default: usual } = SIGN_OF_LIFE.minutes;

/** How long a driver who is ONLINE may give no sign of life, in minutes. */
export const signOfLifeMinutes = z.coerce.number().int().min(minimum).max(maximum).default(usual);
