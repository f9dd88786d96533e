import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, createConnection, type Model } from 'mongoose';
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

  close(): Promise<void> {
    return this.connection.close();
  }
}
