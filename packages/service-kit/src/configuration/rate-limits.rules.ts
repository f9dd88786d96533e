import { isLoopbackName, RATE_LIMIT } from '@pothik/contracts/platform';
import { z } from 'zod';

type LimitName = keyof typeof RATE_LIMIT;

/** The numbers by which calls are limited, as in RATE_LIMIT unless the setting changes them. */
export type RateLimits = Readonly<Record<LimitName, { readonly maximum: number; readonly windowMs: number }>>;

/** What the setting calls each limit. */
const LIMIT_OF: ReadonlyMap<string, LimitName> = new Map([
  ['log-in', 'failedLogInsPerAddress'],
  ['register', 'registerPerAddress'],
  ['codes', 'codesPerAddress'],
  ['verify', 'wrongCodesPerAddress'],
  ['renewals', 'failedRenewalsPerAddress'],
  ['person', 'callsPerPerson'],
  ['places', 'placeSearchesPerPerson'],
  ['points', 'pointQuestionsPerPerson'],
  ['pickups', 'pickupsPerRider'],
  ['sos-look-ups', 'sosLookUpsPerPerson'],
  ['uploads', 'uploadsPerPerson'],
  ['failed-log-ins', 'failedLogInsPerAccount'],
  ['codes-per-email', 'codesPerEmail'],
  ['codes-per-number', 'codesPerNumber'],
]);

const OTHER_NUMBER = /^([a-z-]+)=([1-9]\d{0,8})$/;

/** The limits with other numbers, listed as `log-in=300,person=600`; undefined when one is not right or named twice. */
function withOtherNumbers(list: string): RateLimits | undefined {
  const entries = list.split(',').map((entry) => entry.trim());
  const changed = new Map<LimitName, { maximum: number; windowMs: number }>();
  for (const entry of entries.filter((one) => one !== '')) {
    const [, name = '', maximum] = OTHER_NUMBER.exec(entry) ?? [];
    const limit = LIMIT_OF.get(name);
    if (limit === undefined || changed.has(limit)) return undefined;
    changed.set(limit, { maximum: Number(maximum), windowMs: RATE_LIMIT[limit].windowMs });
  }
  return changed.size === 0 ? undefined : { ...RATE_LIMIT, ...Object.fromEntries(changed) };
}

/** The setting RATE_LIMITS: `on`, `off`, or a comma list of other numbers. Read as the limits, or `off`. */
export const rateLimits = z
  .string()
  .default('on')
  .transform((given, context): RateLimits | 'off' => {
    if (given === 'off') return 'off';
    const limits = given === 'on' ? RATE_LIMIT : withOtherNumbers(given);
    if (limits !== undefined) return limits;
    context.addIssue({ code: 'custom', message: 'on, off, or a list such as log-in=300,person=600' });
    return z.NEVER;
  });

/** `RATE_LIMITS=off` is for tests and benchmarks: it has no effect where people reach the platform from elsewhere. */
export function withLimits(own: Readonly<Record<string, unknown>>, publicUrl: string): Record<string, unknown> {
  if (own.RATE_LIMITS !== 'off' || isLoopbackName(new URL(publicUrl).hostname)) return { ...own };
  const { RATE_LIMITS: _switchedOff, ...limited } = own;
  return limited;
}
