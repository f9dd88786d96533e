import { z } from 'zod';
import { CSV, type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FILE_LANGUAGE } from '../platform/paging.js';
import { periodQuery } from '../platform/period.js';
import { ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';
import { rideErrors } from './errors.js';
import * as routes from './statement-routes.js';

const endpoint = endpointWith(rideErrors);

/** Whole BDT. `open`: fares that nobody has paid yet, by what the books say. */
const statementSums = z.object({
  rides: z.int(),
  fares: z.int(),
  cash: z.int(),
  wallet: z.int(),
  tips: z.int(),
  writtenOff: z.int(),
  open: z.int(),
});
export type StatementSums = z.output<typeof statementSums>;

/** What a line is about. */
export const STATEMENT_KIND = ['fare', 'paid', 'tip', 'off'] as const;
export type StatementKind = (typeof STATEMENT_KIND)[number];

/** One transfer. `amount` in whole BDT. */
const statementLine = z.object({
  kind: z.enum(STATEMENT_KIND),
  ride: identifier,
  at: moment,
  amount: z.int(),
  way: z.optional(z.enum(['CASH', 'WALLET'])),
  /** It happened on an earlier day, whose book was closed. */
  isLate: z.optional(z.literal(true)),
  /** The ride is under review, or administrators left it out. */
  isUnderReview: z.optional(z.literal(true)),
});
export type StatementLine = z.output<typeof statementLine>;

/** A day of a driver. Only a closed one counts in the totals; its digest never changes. */
const statementDay = z.object({
  day: z.string(),
  closedAt: z.nullable(moment),
  digest: z.nullable(z.string()),
  sums: statementSums,
  /** Of a period of one day alone. */
  lines: z.optional(z.array(statementLine)),
});
export type StatementDay = z.output<typeof statementDay>;

const statementView = z.object({
  from: z.string(),
  to: z.string(),
  /** Of the closed days. */
  totals: statementSums,
  /** Days with a book, oldest first. */
  days: z.array(statementDay),
});
export type StatementView = z.output<typeof statementView>;

/** What a driver earned, by the books. */
export const statementHttp = {
  statement: endpoint(routes.statement, {
    access: [ROLE.DRIVER],
    summary: 'The caller’s own statement by day in Dhaka; the totals are those of closed days.',
    query: periodQuery,
    response: statementView,
    status: 200,
    errors: [],
  }),
  statementFile: endpoint(routes.statementFile, {
    access: [ROLE.DRIVER],
    summary: 'The same as CSV (UTF-8, no envelope), a transfer a row; days that are not closed are marked.',
    query: periodQuery.extend(FILE_LANGUAGE),
    produces: CSV,
    response: z.unknown(),
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;
