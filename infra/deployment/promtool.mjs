// node infra/deployment/promtool.mjs: prints where promtool is, having fetched it once; exit 1 with one line where it is not to be had.
import '../local/node-version.mjs';
import { NotToBeHad } from '../engines/not-to-be-had.mjs';
import { promtool } from './checkers/alerts.mjs';

try {
  console.log(await promtool());
} catch (error) {
  if (!(error instanceof NotToBeHad)) throw error;
  console.error(`promtool is not to be had on this machine: ${error.message}`);
  process.exitCode = 1;
}
