import { z } from 'zod';

/** A count in the key-value store, from 1; only the store's `increment` writes it. */
export const counter = { form: 'integer', value: z.int().min(1) } as const;
