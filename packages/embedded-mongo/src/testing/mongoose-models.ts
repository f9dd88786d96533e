import mongoose, { type Connection, Schema } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.js';
import { temporaryDirectory } from './temporary-directory.js';

function modelsOn(connection: Connection) {
  const person = new Schema(
    {
      name: { type: String, index: true },
      email: { type: String, unique: true, sparse: true },
      age: Number,
      tags: [String],
      address: { city: String },
      scores: [{ key: String, value: Number }],
    },
    { timestamps: true },
  );
  const booking = new Schema({
    seat: Number,
    show: { type: Schema.Types.ObjectId, ref: 'Show' },
    person: { type: Schema.Types.ObjectId, ref: 'Person' },
    status: String,
    price: Schema.Types.Decimal128,
    at: Date,
    sequence: BigInt,
  });
  const taken = { status: { $in: ['held', 'paid'] } };
  booking.index({ show: 1, seat: 1 }, { unique: true, partialFilterExpression: taken });
  booking.index({ at: 1 }, { expireAfterSeconds: 3600 });
  const show = new Schema({ title: String, seats: Number, starts: Date });
  return {
    Person: connection.model('Person', person),
    Booking: connection.model('Booking', booking),
    Show: connection.model('Show', show),
  };
}

export interface MongooseServer {
  connection: Connection;
  models: ReturnType<typeof modelsOn>;
  close(): Promise<void>;
}

/** An unmodified mongoose on a server of its own, its indexes built. */
export async function startMongoose(): Promise<MongooseServer> {
  const { directory, remove } = temporaryDirectory();
  const server: EmbeddedMongo = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const connection = await mongoose.createConnection(`${server.url}/contract`).asPromise();
  const models = modelsOn(connection);
  await Promise.all([models.Person.init(), models.Booking.init(), models.Show.init()]);
  const close = async () => {
    await connection.close();
    await server.close();
    remove();
  };
  return { connection, models, close };
}
