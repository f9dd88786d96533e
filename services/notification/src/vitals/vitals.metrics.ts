import { VITAL_BOUNDS, type Vital } from '@pothik/contracts/notification';
import { defineHistogram, type Histogram } from '@pothik/service-kit';

/** Units of a bound in one of its metric: milliseconds are told, seconds are shown. */
const UNITS = { lcp: 1000, inp: 1000, cls: 1 } as const;
const LABELS = ['page', 'screen'] as const;

/** A vital's bound in the unit of its metric. */
export const inUnit = (vital: Vital, bound: number): number => bound / UNITS[vital];

const buckets = (vital: Vital): number[] => VITAL_BOUNDS[vital].map((bound) => inUnit(vital, bound));

/** Of 1 in 20 page loads. `_sum` adds the buckets' upper bounds, because pages tell no more. */
export const VITAL_METRICS: Readonly<Record<Vital, Histogram<(typeof LABELS)[number]>>> = {
  lcp: defineHistogram({
    name: 'pothik_page_lcp_seconds',
    help: 'Largest Contentful Paint of 1 in 20 page loads, by page and screen (phone, desktop).',
    labels: LABELS,
    buckets: buckets('lcp'),
  }),
  inp: defineHistogram({
    name: 'pothik_page_inp_seconds',
    help: 'Interaction to Next Paint of 1 in 20 page loads, by page and screen (phone, desktop).',
    labels: LABELS,
    buckets: buckets('inp'),
  }),
  cls: defineHistogram({
    name: 'pothik_page_cls',
    help: 'Cumulative Layout Shift of 1 in 20 page loads, by page and screen (phone, desktop).',
    labels: LABELS,
    buckets: buckets('cls'),
  }),
};
