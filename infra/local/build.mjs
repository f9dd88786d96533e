// npm run build
import { prepareOrExit } from './prepare.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run build: installs and compiles everything that is missing or older than its sources.');
} else {
  await prepareOrExit();
}
