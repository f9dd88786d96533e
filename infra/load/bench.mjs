// npm run bench -- <name>: measurements, never tests.
import { prepareOrExit } from '../local/prepare.mjs';
import { wordsOf } from './bench-words.rules.mjs';

const BENCHES = {
  start: () => import('./bench-start.mjs'),
  live: () => import('./bench-live.mjs'),
  commands: () => import('./bench-commands.mjs'),
  lives: () => import('./bench-lives.mjs'),
  reads: () => import('./bench-reads.mjs'),
  answers: () => import('./bench-answers.mjs'),
  streams: () => import('./bench-streams.mjs'),
  memory: () => import('./bench-memory.mjs'),
  forgotten: () => import('./bench-forgotten.mjs'),
  web: () => import('./bench-web.mjs'),
  'live-map': () => import('./bench-live-map.mjs'),
  attacks: () => import('./bench-attacks.mjs'),
  places: () => import('./bench-places.mjs'),
  migrations: () => import('./bench-migrations.mjs'),
  directions: () => import('./bench-directions.mjs'),
  nearby: () => import('./bench-nearby.mjs'),
  embedded: () => import('./bench-embedded.mjs'),
  'free-drivers': () => import('./bench-free-drivers.mjs'),
  lists: () => import('./bench-lists.mjs'),
};
const USE = `npm run bench -- <name> [--json <file>]
--json writes what was measured to a file: machine, Node, commit, and of each measurement its values, median and target

  start      time to ready on a seeded directory, JavaScript of the first page and of each remote's entry
  live       from a driver's answer to the rider's stream: in one process, and distributed on real engines;
             the words one, busy, kafka, distributed and instances select fixtures
  commands   database commands of a ride alone and of 24 pairs at once, of the floor's ride and of a minute in which nobody does
             anything, with its processor time (Linux); the words floor, ride and idle select parts
  lives      whole rides a second, and how long booking takes at half of that, against a plain program (the floor) in the same
             run; --rounds and --lives (of each of 24 pairs)
  reads      signed-in reads: in one process against the floor; apart against the service asked directly, and against nginx and
             Caddy as bare proxies where they are on PATH; the words together and apart select parts; --rounds and --seconds
  answers    from a driver's answer to the rider's stream at 20 rides a second with 50 streams, in one process; the word kafka:
             at 5 on a Kafka (that of KAFKA_BROKERS, or its program), beside that Kafka's own time from a producer to a
             consumer; --rounds, --seconds
  streams    5,000 open streams and 200 events a second to them, against a bare stream of node:http: memory of a stream, and how
             long an event takes; --count (of streams), --rounds and --seconds; needs a Redis: that of REDIS_URL, or its program
  memory     memory of everything when idle on a seeded directory, and what it grows by under mixed load; --starts, and --minutes
             of load, 0 for none
  forgotten  how long the answer to a forgotten password takes, for known and unknown e-mails
  web        the built web in a real Chromium: compressed bytes, slow loads, and how long 'Book' takes;
             the words bytes, map, fonts, loads, booking and live-map select parts
  live-map   frames per second and the longest task of the administrators' live map with 1,000 drivers who move, in a real Chromium
  attacks    log-ins and bookings alone, under an attack and after it, and the memory of the platform's processes (Linux);
             the words uploads and slow-bodies select attacks, --seconds 60 (1 to 300) says how long each part lasts
  places     how long a question for a place takes on the bundled data, as one types it too, and how many of the questions
             of places-data find what is meant among the first three; --held-back asks those kept aside while it was tuned
  migrations a field, an index and a life changed in 1,000,000 stored rides while rides are read and written, a stop in
             the middle and the way back; --rides says how many, MONGO_URL another database than the embedded one
  directions the bundled roads against OSRM at ROUTER_URL: error by distance, and how long an answer takes; --pairs says how many
  nearby     drivers who tell 1,000 places a second while riders ask 50 times for the nearest, embedded and on the Redis of
             REDIS_URL; --drivers and --seconds
  free-drivers  what the list of free drivers near a pickup costs among 100 drivers and among 10,000, with the Redis of REDIS_URL;
             --drivers and --questions
  lists      what lists of rides, a person's page and the analytics of a month cost among 10,000 rides and among 1,000,000;
             --rides says how many, --rounds and --questions (of each measuring)
  embedded   what 32 at once read, insert and change in the embedded database, each write on disk before its answer; --before
             names another checkout's packages/embedded-mongo, compiled, to compare with in the same run; --rounds,
             --seconds (of each round) and --warm-up (operations)`;

const [name, ...given] = process.argv.slice(2);
const load = BENCHES[name];
if (given.includes('--help') || !load) {
  console.log(USE);
  process.exitCode = given.includes('--help') || name === '--help' ? 0 : 1;
} else {
  const { words, file } = wordsOf(given);
  await prepareOrExit();
  const { Report } = await import('./report.mjs');
  const report = new Report(name, file);
  const { bench } = await load();
  await bench(words, report);
  report.write();
}
