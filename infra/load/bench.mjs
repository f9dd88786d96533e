// npm run bench -- <name>: measurements, never tests.
import { prepareOrExit } from '../local/prepare.mjs';

const BENCHES = {
  start: () => import('./bench-start.mjs'),
  live: () => import('./bench-live.mjs'),
  forgotten: () => import('./bench-forgotten.mjs'),
  web: () => import('./bench-web.mjs'),
};
const USE = `npm run bench -- <name>
  start      time to ready on a seeded directory, memory when idle, JavaScript of the first page and of each remote's entry
  live       from a driver's answer to the rider's stream: in one process, and distributed on real engines;
             the words one, busy, kafka, distributed and replicas choose among the worlds
  forgotten  how long a forgotten password is answered, known e-mails and unknown ones in turn
  web        the built web in a real Chromium: bytes as they travel, slow loads, and how long 'Book' takes;
             the words bytes, fonts, loads and booking choose among its parts`;

const [name, ...words] = process.argv.slice(2);
const load = BENCHES[name];
if (process.argv.includes('--help') || !load) {
  console.log(USE);
  process.exitCode = process.argv.includes('--help') ? 0 : 1;
} else {
  await prepareOrExit();
  const { bench } = await load();
  await bench(words);
}
