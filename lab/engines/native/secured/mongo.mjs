import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { LOOPBACK } from '../../../../infra/programs/ports.mjs';
import { untilItAnswers } from '../../answering.mjs';
import { answers, makeRoot, version } from '../../clients/mongo.mjs';
import { mongo } from '../mongo.mjs';

const USER = 'pothik-root';
const PASSWORD = randomBytes(16).toString('hex');

const addresses = ([node]) => ({
  MONGO_URL: `mongodb://${USER}:${PASSWORD}@${LOOPBACK}:${node.ports.mongo}/?authSource=admin`,
});

/**
 * The same MongoDB-compatible server, which demands a login. It has no first user made by loopback, as mongod has: that one
 * is made while it runs without logins.
 * @type {import('../native-engine.mjs').Recipe}
 */
export const securedMongo = {
  ...mongo,

  async prepare(installed, node) {
    const { program, args } = mongo.command(installed, node);
    const server = spawn(program, args, { stdio: 'ignore' });
    const ended = once(server, 'exit');
    await untilItAnswers('mongo', () => mongo.answers(node));
    await makeRoot(mongo.addresses([node]), USER, PASSWORD);
    server.kill();
    await ended;
  },

  command(installed, node) {
    const { program, args } = mongo.command(installed, node);
    return { program, args: [...args, '--auth'] };
  },

  answers: (node) => answers(addresses([node])),
  version: async (_installed, nodes) => `SecantusDB with logins, answering like ${await version(addresses(nodes))}`,
  addresses,
};
