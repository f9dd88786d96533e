// node infra/deployment/promtool.mjs: prints the path of promtool, which it downloads once; exit 1 with one line where it is not available.
import '../local/node-version.mjs';
import { NotAvailable } from '../programs/not-available.mjs';
import { promtool } from './checkers/alerts.mjs';

try {
  console.log(await promtool());
} catch (error) {
  if (!(error instanceof NotAvailable)) throw error;
  console.error(`promtool is not available on this machine: ${error.message}`);
  process.exitCode = 1;
}
