import { COOKIE, type Language, languageIn } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';

/** The language chosen in the web app; without a choice Bangla for a browser whose first language is Bangla, else English. */
export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIE.language}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return languageIn(chosen) ?? (/^bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en');
}
