// Imported first by every script, before modules that an old Node cannot parse.
// The one place that says which Nodes are supported; `engines` in package.json says the same.
// Images, workflows and benches run on Node 24. Node 20 is the floor, because machines still have it; its own support ended
// on 30 April 2026. It goes on 30 April 2027 together with Node 22, whose support ends then: drop both here, in `engines` and in
// the matrices of .github/workflows/ci.yml, then update what CONTRIBUTING.md holds back.
const [major, minor] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
if (!supported) {
  console.error(`Pothik needs Node 20.19+, 22.12+ or 24+, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
