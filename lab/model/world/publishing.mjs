// Loaded into the platform before its own code: appends the records that the parent sends to the platform's event log, which
// one process alone may write.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const START = path.join('infra', 'local', 'start.mjs');
const EVENT_LOG = path.join('packages', 'engines', 'dist', 'events', 'embedded-event-log.js');

async function publishForParent(root) {
  const { EmbeddedEventLog } = await import(pathToFileURL(realpathSync(path.join(root, EVENT_LOG))).href);
  const { consume } = EmbeddedEventLog.prototype;
  const log = new Promise((resolve) => {
    EmbeddedEventLog.prototype.consume = function (...given) {
      resolve(this);
      return consume.apply(this, given);
    };
  });
  process.on('message', async ({ id, topic, record }) => {
    try {
      await (await log).append(topic, [record]);
      process.send({ id });
    } catch (error) {
      process.send({ id, failed: String(error) });
    }
  });
  process.channel?.unref();
}

// The platform starts processes of its own, which are left as they are.
const [, program = ''] = process.argv;
const { DATA_DIR, PORT } = process.env;
if (program.endsWith(START) && PORT !== undefined && DATA_DIR !== undefined)
  await publishForParent(program.slice(0, -START.length));
