// Imported first by every script, before modules that an old Node cannot parse.
const [major, minor] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
if (!supported) {
  console.error(`Pothik needs Node 20.19+, 22.12+ or 24+, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
