// The baseline: the same ride in a plain program, without gateway, events, idempotency, history or validation. What the
// platform takes more than this, its guarantees cost.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import cookies from '@fastify/cookie';
import fastify from 'fastify';
import mongoose from 'mongoose';

const { MONGO_URL, PORT } = process.env;
const PREFIX = '/api/v1';
const SECRET = 'the baseline measures, and keeps nothing';

await mongoose.connect(MONGO_URL, { dbName: 'baseline' });
const User = mongoose.model(
  'User',
  new mongoose.Schema({ name: String, role: String, busy: { type: Boolean, default: false } }, { versionKey: false }),
);
const Ride = mongoose.model(
  'Ride',
  new mongoose.Schema(
    {
      rider: { type: String, index: true },
      driver: { type: String, index: true },
      pickupLocation: String,
      dropLocation: String,
      status: String,
      fare: Number,
      startCode: String,
    },
    { versionKey: false, timestamps: true },
  ),
);
await Promise.all([User.init(), Ride.init()]);

/** What each person's open stream is written to. */
const streams = new Map();

const sealOf = (text) => createHmac('sha256', SECRET).update(text).digest();
const tokenOf = ({ _id, role }) => `${_id}.${role}.${sealOf(`${_id}.${role}`).toString('base64url')}`;

function readToken(token = '') {
  const [id, role, seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(`${id}.${role}`);
  return given.length === right.length && timingSafeEqual(given, right) ? { id, role } : undefined;
}

/** Moves the caller's ride, if it still has this status. One command. */
async function move(reply, filter, change) {
  const ride = await Ride.findOneAndUpdate(filter, { $set: change }, { returnDocument: 'after' }).lean();
  if (ride) return { data: ride };
  return reply.code(409).send({ message: 'The ride has another status' });
}

/** The ride's rider reads its status on the stream. */
function tell({ _id, rider, status }) {
  const data = JSON.stringify({ subjectId: _id, facts: { to: status } });
  streams.get(rider)?.write(`event: entry\ndata: ${data}\n\n`);
}

/** The status from which a ride moves to another. */
const BEFORE = { ACCEPTED: 'REQUESTED', 'IN TRANSIT': 'PICKED UP', COMPLETED: 'IN TRANSIT' };

async function routes(server) {
  server.post('/log-in', async (request, reply) => {
    const user = await User.create(request.body);
    reply.setCookie('token', tokenOf(user), { httpOnly: true, path: '/' });
    return { data: user };
  });

  server.get('/user/get-me', async ({ person }) => ({ data: await User.findById(person.id).lean() }));

  server.get('/ride/rides', async ({ person }) => ({
    data: await Ride.find({ rider: person.id }).sort({ _id: -1 }).limit(10).lean(),
  }));

  server.post('/ride/book', async ({ person, body: { driver, pickupLocation, dropLocation } }, reply) => {
    const free = await User.findOneAndUpdate({ _id: driver, busy: false }, { $set: { busy: true } }).lean();
    if (!free) return reply.code(409).send({ message: 'The driver is busy' });
    const startCode = String(randomInt(1_000_000)).padStart(6, '0');
    const ride = { rider: person.id, driver, pickupLocation, dropLocation, status: 'REQUESTED', startCode };
    const { startCode: _secret, ...data } = (await Ride.create(ride)).toObject();
    return { data };
  });

  server.get('/ride/:id', async ({ person, params: { id } }) => ({
    data: await Ride.findOne({ _id: id, rider: person.id }).lean(),
  }));

  server.post('/ride/update-status/:id', async ({ person, params: { id }, body: { rideStatus } }, reply) => {
    const mine = { _id: id, driver: person.id, status: BEFORE[rideStatus] };
    const answer = await move(reply, mine, { status: rideStatus });
    if (answer.data) tell(answer.data);
    if (rideStatus === 'COMPLETED') await User.updateOne({ _id: person.id }, { $set: { busy: false } });
    return answer;
  });

  server.post('/ride/set-fare/:id', ({ person, params: { id }, body: { fare } }, reply) =>
    move(reply, { _id: id, driver: person.id, status: 'ACCEPTED' }, { fare }),
  );

  server.get('/notification/stream', ({ person, raw: request }, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(':\n\n');
    streams.set(person.id, raw);
    request.once('close', () => streams.delete(person.id));
  });

  server.post('/ride/verify-otp', ({ person, body: { rideId, otp } }, reply) =>
    move(reply, { _id: rideId, driver: person.id, status: 'ACCEPTED', startCode: otp }, { status: 'PICKED UP' }),
  );
}

const PAGE = '<!doctype html><title>Pothik</title><h1>Get a ride</h1><p class="shell-cities">Dhaka</p>';

const app = fastify({ forceCloseConnections: true });
await app.register(cookies);
app.decorateRequest('person', null);
app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/' || request.url === `${PREFIX}/log-in`) return;
  request.person = readToken(request.cookies.token);
  if (!request.person) await reply.code(401).send({ message: 'Log in first' });
});

/** A page as plain as can be: no script, no style sheet, no font. */
app.get('/', (_request, reply) => reply.type('text/html').send(PAGE));
/** At the platform's addresses, so that both are asked the same. */
await app.register(routes, { prefix: PREFIX });
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
console.log(`The baseline is ready at http://127.0.0.1:${PORT}`);
process.once('SIGTERM', async () => {
  await app.close();
  await mongoose.disconnect();
  process.disconnect?.();
});
