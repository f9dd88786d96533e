import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import type { ServiceDefinition } from '../start/service-definition.js';
import { planOf, type QueryPlan } from './query-plan.rules.js';
import { type Command, queriesOf, type SentQuery } from './query-shape.rules.js';
import { WHOLE_READS } from './whole-reads.table.js';

/** The driver tells of commands only where it is asked to. */
const ASKED = 'monitorCommands=true';

interface Observed extends SentQuery {
  service: string;
  database: string;
}

/** A query as `docs/queries.md` lists it. */
export type ListedQuery = Pick<Observed, 'service' | 'collection' | 'operation' | 'filter' | 'sort'> &
  QueryPlan & {
    /** Why the whole collection may be read. */
    reason?: string;
  };

/** An address by which the driver tells of each command. */
export function observedUrl(mongoUrl: string): string {
  if (mongoUrl.includes('?')) return `${mongoUrl}&${ASKED}`;
  return /^[^/]+\/\/[^/]+\//.test(mongoUrl) ? `${mongoUrl}?${ASKED}` : `${mongoUrl}/?${ASKED}`;
}

/**
 * The queries that services send, one of each shape, from the moment they have their database: what their migrations
 * read is theirs.
 */
export class ObservedQueries {
  private readonly seen = new Map<string, Observed>();
  private readonly observed = new WeakSet<mongo.MongoClient>();

  /** @param recordsIn a folder that gets a file with what was observed: `docs/queries.md` is made of them */
  constructor(private readonly recordsIn?: string) {}

  /** The service, observed from each of its starts. */
  of(definition: ServiceDefinition): ServiceDefinition {
    if (!definition.databases) return definition;
    return {
      ...definition,
      onDatabase: async (app) => {
        this.observe(definition.name, app.get<Connection>(getConnectionToken()).getClient());
        await definition.onDatabase?.(app);
      },
    };
  }

  /**
   * Has the database explain each query, while what was stored is still there.
   * @throws Error naming the shapes that read a whole collection and have no reason for it
   */
  async refuseWholeReads(mongoUrl: string): Promise<void> {
    const client = await mongo.MongoClient.connect(mongoUrl);
    try {
      const found: string[] = [];
      const listed: ListedQuery[] = [];
      for (const query of this.seen.values()) {
        const plan = await explained(client, query);
        const reason = plan.readsAll ? reasonOf(query.shape) : undefined;
        if (plan.readsAll && reason === undefined) found.push(query.shape);
        listed.push({ ...listedOf(query), ...plan, ...(reason && { reason }) });
      }
      if (this.recordsIn) await writeFile(path.join(this.recordsIn, `${randomUUID()}.json`), JSON.stringify(listed));
      if (found.length > 0)
        throw new Error(
          `These queries read a whole collection; give them an index, or a reason in whole-reads.table.ts:\n${found.sort().join('\n')}`,
        );
    } finally {
      await client.close();
    }
  }

  private observe(service: string, client: mongo.MongoClient): void {
    // It is repeated when the database goes away during a start.
    if (this.observed.has(client)) return;
    this.observed.add(client);
    client.on('commandStarted', ({ command, databaseName: database }) => {
      for (const query of queriesOf(command as Command)) this.keep({ ...query, service, database });
    });
  }

  private keep(query: Observed): void {
    const key = `${query.service} ${query.shape}`;
    if (!this.seen.has(key)) this.seen.set(key, query);
  }
}

const reasonOf = (query: string) => WHOLE_READS.find(({ shape }) => shape.test(query))?.reason;

const listedOf = ({ service, collection, operation, filter, sort }: Observed) => ({
  service,
  collection,
  operation,
  filter,
  sort,
});

const explained = async (client: mongo.MongoClient, { command, database }: Observed): Promise<QueryPlan> =>
  planOf(await client.db(database).command({ explain: command, verbosity: 'queryPlanner' }));
