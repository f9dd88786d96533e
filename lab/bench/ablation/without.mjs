// Loaded into the platform before its own code: replaces methods of packages/service-kit, as it is built in the checkout that
// is started, by ones without the guarantee that ABLATED names.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { ABLATED, DATA_DIR, PORT } = process.env;
const START = path.join('infra', 'local', 'start.mjs');

const inKit = (root, file) =>
  import(pathToFileURL(realpathSync(path.join(root, 'packages', 'service-kit', 'dist', `${file}.js`))).href);

/** @throws {Error} when there is no such method: nothing would be taken out */
function replace(type, method, replacement) {
  const { prototype } = type;
  if (typeof prototype[method] !== 'function') throw new Error(`${type.name} has no ${method} to replace.`);
  const own = prototype[method];
  prototype[method] = function (...given) {
    return replacement.call(this, own, ...given);
  };
}

const WITHOUT = {
  /** From the moment that the parent says so, events stay where they were stored: nobody publishes or follows them. */
  events: async (root) => {
    const { Outbox } = await inKit(root, 'data/outbox');
    let isWithout = false;
    process.on('message', (word) => {
      isWithout ||= word === 'without events';
    });
    process.channel?.unref();
    replace(Outbox, 'publishNow', function (own, ...given) {
      return isWithout ? Promise.resolve(true) : own.apply(this, given);
    });
    replace(Outbox, 'sweep', function (own) {
      return isWithout ? Promise.resolve(0) : own.call(this);
    });
  },
  /** Who calls is said, and believed without a signature. */
  statements: async (root) => {
    const { StatementSigner } = await inKit(root, 'identity/statement-signer');
    const { StatementVerifier } = await inKit(root, 'identity/statement-verifier');
    replace(StatementSigner, 'sign', async function (_own, _audience, claims, now) {
      const stated = { issuer: this.keys.signing.kid.split('.')[0], claims, expiresAt: now + 60_000 };
      return Buffer.from(JSON.stringify(stated)).toString('base64url');
    });
    replace(StatementVerifier, 'believed', async (_own, token) => {
      const { issuer, claims, expiresAt } = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
      if (claims.kind === 'service') return { caller: { kind: 'service', name: issuer }, expiresAt };
      const { sub: id, sessionExpiresAt: until, ...person } = claims;
      const sessionExpiresAt = until === undefined ? undefined : new Date(until);
      return { caller: { ...person, id, sessionExpiresAt }, expiresAt };
    });
  },
  /** Each write is a command of its own. */
  'shared-commands': async (root) => {
    const { SharedWrites } = await inKit(root, 'data/shared-writes');
    replace(SharedWrites, 'write', async function (_own, { insertOne, updateOne }) {
      if (insertOne) await this.collection.insertOne(insertOne.document, { ignoreUndefined: true });
      else {
        const { filter, update, upsert } = updateOne;
        await this.collection.updateOne(filter, update, { upsert, ignoreUndefined: true });
      }
    });
  },
};

// The platform starts processes of its own, which are left as they are.
const [, program = ''] = process.argv;
if (program.endsWith(START) && PORT !== undefined && DATA_DIR !== undefined)
  await WITHOUT[ABLATED](program.slice(0, -START.length));
