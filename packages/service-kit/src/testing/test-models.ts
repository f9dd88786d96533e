import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, createConnection, type Model } from 'mongoose';
import { MIGRATION_COLLECTIONS } from '../migrations/migration-runs.repository.js';
import type { RunningService } from '../start/start-service.js';

/** Models by which tests look into a service's database, on a connection of their own: they are no queries of the service. */
export class TestModels {
  private constructor(private readonly connection: Connection) {}

  static async open(mongoUrl: string): Promise<TestModels> {
    return new TestModels(await createConnection(mongoUrl, { autoCreate: false, autoIndex: false }).asPromise());
  }

  of<T>({ app }: RunningService, name: string): Model<T> {
    const { schema, collection, db } = app.get<Connection>(getConnectionToken()).model<T>(name);
    const own = this.connection.useDb(db.name, { useCache: true });
    return own.models[name] ?? own.model<T>(name, schema, collection.name);
  }

  /** Deletes every document of a service; its collections, indexes and finished migrations stay. */
  async empty({ app }: RunningService): Promise<void> {
    const { db } = app.get<Connection>(getConnectionToken());
    const own = this.connection.useDb(db?.databaseName ?? '', { useCache: true });
    const collections = (await own.listCollections()).filter(({ name }) => !MIGRATION_COLLECTIONS.includes(name));
    await Promise.all(collections.map(({ name }) => own.collection(name).deleteMany({})));
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
