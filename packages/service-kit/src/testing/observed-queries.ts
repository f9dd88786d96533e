import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import type { ServiceDefinition } from '../start/service-definition.js';
import { type Command, queriesOf, type SentQuery } from './query-shape.rules.js';
import { WHOLE_READS } from './whole-reads.table.js';

/** The stage of a plan that reads every document of a collection. */
const WHOLE = '"COLLSCAN"';
/** The driver tells of commands only where it is asked to. */
const ASKED = 'monitorCommands=true';

interface Observed extends SentQuery {
  database: string;
}

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

  /** The service, observed from each of its starts. */
  of(definition: ServiceDefinition): ServiceDefinition {
    if (!definition.databases) return definition;
    return {
      ...definition,
      onDatabase: async (app) => {
        this.observe(app.get<Connection>(getConnectionToken()).getClient());
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
      for (const [shape, query] of this.seen)
        if (!mayReadAll(shape) && (await readsAll(client, query))) found.push(shape);
      if (found.length > 0)
        throw new Error(
          `These queries read a whole collection; give them an index, or a reason in whole-reads.table.ts:\n${found.sort().join('\n')}`,
        );
    } finally {
      await client.close();
    }
  }

  private observe(client: mongo.MongoClient): void {
    // It is repeated when the database goes away during a start.
    client.removeListener('commandStarted', this.keep).on('commandStarted', this.keep);
  }

  private readonly keep = ({ command, databaseName: database }: mongo.CommandStartedEvent): void => {
    for (const query of queriesOf(command as Command))
      if (!this.seen.has(query.shape)) this.seen.set(query.shape, { ...query, database });
  };
}

const mayReadAll = (query: string): boolean => WHOLE_READS.some(({ shape }) => shape.test(query));

async function readsAll(client: mongo.MongoClient, { command, database }: Observed): Promise<boolean> {
  const { queryPlanner, stages } = await client.db(database).command({ explain: command, verbosity: 'queryPlanner' });
  return JSON.stringify([queryPlanner?.winningPlan, stages]).includes(WHOLE);
}
