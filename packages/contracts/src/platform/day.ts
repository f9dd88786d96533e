import { z } from 'zod/mini';
import { FORM_MESSAGES } from './form-messages.js';

/** A day in Dhaka, as `2026-11-02`, of this century. */
export const dayInDhaka = z.iso
  .date(FORM_MESSAGES.dayInvalid)
  .check(z.refine((date) => date.startsWith('20'), FORM_MESSAGES.dayInvalid));
