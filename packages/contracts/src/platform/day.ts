import { z } from 'zod/mini';
import { FORM_MESSAGES } from './form-messages.js';

/** The first day that a query or an answer may name. */
export const FIRST_DAY = '2000-01-01';

/** A day in Dhaka, as `2026-11-02`, of this century. */
export const dayInDhaka = z.iso
  .date(FORM_MESSAGES.dayInvalid)
  .check(z.refine((date) => date.startsWith('20'), FORM_MESSAGES.dayInvalid));
