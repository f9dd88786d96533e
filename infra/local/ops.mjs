// npm run ops -- <command>: operations on a platform's data.
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit();
const { operate, operationsUse } = await import('@pothik/infra');
const args = process.argv.slice(2);
if (args.includes('--help')) console.log(operationsUse());
else process.exitCode = await operate(args, process.env);
