import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `nobody`: a user without any rights of ours. */
const NOBODY = 65_534;

const PROGRAM = `
  const { readdirSync } = require('node:fs');
  const net = require('node:net');
  const [, socket, ...folders] = process.argv;
  const codes = folders.map((folder) => {
    try { readdirSync(folder); return 'read'; } catch (error) { return error.code; }
  });
  const say = (outcome) => { console.log(JSON.stringify([outcome, ...codes])); process.exit(0); };
  net.connect(socket).on('connect', () => say('connected')).on('error', (error) => say(error.code));
`;

/** Whether this process may act as another user. */
export const isAdministrator = process.getuid?.() === 0;

/** What another user of this machine gets: on connecting to the socket, then on reading each folder. */
export async function asOtherUser(socket: string, ...folders: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['-e', PROGRAM, socket, ...folders], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  return JSON.parse(said) as string[];
}
