// Loaded into a server before its own code: tells its parent, when asked, the processor time it used and its syncs to disk.
import fs from 'node:fs';

const { fsyncSync, fdatasync } = fs;
let syncs = 0;
// The WebAssembly build of SQLite syncs by this function of Node; Node's own SQLite does not, and is not counted.
fs.fsyncSync = (descriptor) => {
  syncs += 1;
  return fsyncSync(descriptor);
};
fs.fdatasync = (descriptor, done) => {
  syncs += 1;
  fdatasync(descriptor, done);
};

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system, syncs });
});
// The channel to the parent alone keeps no server running.
process.channel?.unref();
