// npm start: sets up what is missing and runs the whole platform in this process, its database in a child.
import { prepare } from './prepare.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm start: sets up and runs Pothik. PORT (8080), HOST (127.0.0.1), DATA_DIR (.data), DEMO=off and every',
  );
  console.log('other variable are described in docs/operations.md.');
} else {
  try {
    await prepare();
  } catch (error) {
    console.error(`Pothik cannot be set up: ${error.message}`);
    process.exit(1);
  }
  const { runLocally } = await import('@pothik/infra');
  await runLocally(process.env);
}
