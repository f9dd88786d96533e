// Real engines for tests, from the command line; see command-line.mjs for its use.
import '../../infra/local/node-version.mjs';
import { spawn } from 'node:child_process';
import { ensureLabInstalled } from '../install.mjs';
import { readCommandLine, USE } from './command-line.mjs';
import { Engines } from './engines.mjs';
import { answerMessages } from './remote-control.mjs';

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 };

/** Runs a program with the addresses in its environment. @returns {Promise<number>} its exit code */
function runCommand(engines, [program, ...args], addresses) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...addresses } });
    if (child.pid !== undefined) engines.watch(child.pid);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGHUP'));
    // Ctrl-C in a terminal also reaches the program; this process ends after it.
    process.on('SIGINT', () => undefined);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** @returns {Promise<number>} the exit code, once a signal arrives or the parent process disconnects */
function untilToldToEnd() {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(SIGNAL_CODES)) process.once(signal, () => resolve(code));
    if (process.channel === null) resolve(0);
    process.once('disconnect', () => resolve(0));
  });
}

function print(addresses) {
  for (const [key, value] of Object.entries(addresses)) console.log(`${key}=${value}`);
  console.log('READY');
}

function tellMissing(engines) {
  for (const sentence of Object.values(engines.missing())) console.error(`[engines] ${sentence}`);
}

async function install(engines) {
  await engines.install();
  tellMissing(engines);
}

async function serve(engines, command) {
  const ready = engines.up();
  if (process.send) answerMessages(engines, ready);
  const addresses = await ready;
  tellMissing(engines);
  if (command.length > 0) return runCommand(engines, command, addresses);
  const toldToEnd = untilToldToEnd();
  print(addresses);
  return toldToEnd;
}

async function main() {
  const { help, installOnly, names, brokers, secured, command } = readCommandLine(process.argv.slice(2));
  if (help) return console.log(USE);
  await ensureLabInstalled();
  const engines = new Engines({ names, brokers, secured });
  try {
    if (installOnly) await install(engines);
    else process.exitCode = await serve(engines, command);
  } finally {
    await engines.down();
    if (process.connected) process.disconnect();
  }
}

await main().catch((error) => {
  console.error(`[engines] ${error.message}`);
  process.exitCode = 1;
});
