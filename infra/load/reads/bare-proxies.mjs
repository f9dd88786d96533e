import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { freePort, isTaken } from '../../programs/ports.mjs';
import { findProgram } from '../../programs/programs.mjs';
import { eventually } from '../live/person.mjs';
import { lineBeginning, start, stop } from '../programs.mjs';
import { caddyConfiguration, nginxConfiguration } from './proxy.rules.mjs';

const CONFIGURED = {
  nginx: { configuration: nginxConfiguration, words: (file, directory) => ['-c', file, '-p', directory] },
  Caddy: {
    program: 'caddy',
    configuration: caddyConfiguration,
    words: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

async function startConfigured(name, executable, targetPort) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-proxy-'));
  const port = await freePort();
  const file = path.join(directory, 'configuration');
  const { configuration, words } = CONFIGURED[name];
  writeFileSync(file, configuration({ port, targetPort, directory }));
  const child = spawn(executable, words(file, directory), {
    env: { ...process.env, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const proxy = { child, ended: once(child, 'exit') };
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    if (!(await isTaken(port))) throw new Error(`${name} does not listen yet`);
  });
  const close = async () => {
    await stop(proxy);
    rmSync(directory, { recursive: true, force: true });
  };
  return { name, isKept: true, port, close };
}

async function startNodeProxy(targetPort) {
  const port = await freePort();
  const environment = { PORT: String(port), TARGET_PORT: String(targetPort) };
  const proxy = start(inRoot('infra', 'load', 'reads', 'node-proxy.mjs'), [], { environment });
  await lineBeginning(proxy, 'The bare proxy is ready');
  return { name: 'a bare node:http proxy', isKept: false, port, close: () => stop(proxy) };
}

/**
 * nginx and Caddy before a service, those of them that this machine has; without both a proxy of Node's own. `isKept` says
 * that it is a program kept by others.
 * @param {number} targetPort of the service
 */
export async function startBareProxies(targetPort) {
  const found = Object.entries(CONFIGURED).flatMap(([name, { program = name }]) => {
    const executable = findProgram(program);
    return executable ? [{ name, executable }] : [];
  });
  if (found.length === 0) return [await startNodeProxy(targetPort)];
  return Promise.all(found.map(({ name, executable }) => startConfigured(name, executable, targetPort)));
}
