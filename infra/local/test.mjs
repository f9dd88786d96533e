// npm test: sets up what is missing, then types, lint, fences, unit, integration and the stories in a real browser.
import { prepareOrExit } from './prepare.mjs';

const USE = `npm test                      everything that Node alone can run
npm test -w services/ride     the tests of one workspace
npm run test:long             the same at full counts (LONG=1)
npm run test:screens          the stories of every screen and rule, in a real browser
npm run test:screens -- --that-matter   those of them that guard what people do: files with the tag @matters
npm run test:operation        what operators rely on: restarts, kills, back-ups, load, telemetry
npm run test:looks            every screen in every look: phone and desktop, light and dark, English and Bangla
npm run test:looks -- axe     accessibility of them alone; \`small-screens\`: what a small window hides`;

const wordAfter = (flag) => process.argv[process.argv.indexOf(flag) + 1];

async function main() {
  if (process.argv.includes('--long')) process.env.LONG = '1';
  await prepareOrExit();
  const lanes = await import('./lanes.mjs');
  const { FENCES, LINT, SCREENS, STORIES, TESTS, TYPES, workspaceTests } = lanes;
  const { runLanes } = await import('./run-lanes.mjs');
  const chosen = () => {
    if (process.argv.includes('--workspace')) return workspaceTests(wordAfter('--workspace'));
    if (process.argv.includes('--that-matter')) return lanes.SCREENS_THAT_MATTER;
    if (process.argv.includes('--screens')) return SCREENS;
    if (process.argv.includes('--operation')) return lanes.OPERATION;
    if (process.argv.includes('--looks')) return lanes.looks(wordAfter('--looks'));
    return [...TYPES, ...LINT, ...FENCES, ...TESTS, ...STORIES, ...(process.env.LONG ? lanes.OPERATION : [])];
  };
  process.exitCode = (await runLanes(chosen())) ? 0 : 1;
}

if (process.argv.includes('--help')) {
  console.log(USE);
} else {
  await main();
}
