// npm start: sets up what is missing and runs the whole platform in this process, its database in a child.
import { setFlagsFromString } from 'node:v8';
import { prepareOrExit } from './prepare.mjs';

// By itself V8 lets the heap grow to up to four times what is in use before it collects (ADR 38).
setFlagsFromString('--heap-growing-percent=100');

if (process.argv.includes('--help')) {
  console.log(
    'npm start: sets up and runs Pothik. PORT (8080), HOST (127.0.0.1), DATA_DIR (.data), DEMO=off and every',
  );
  console.log('other variable are described in docs/operations.md.');
} else {
  await prepareOrExit();
  // While the program is loaded nothing runs that would need an orderly stop.
  const leave = () => process.exit(0);
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, leave);
  const { runLocally } = await import('@pothik/infra/start');
  for (const signal of signals) process.off(signal, leave);
  await runLocally(process.env);
}
