import { operate, operationsUse } from './operations/operate.js';

// The program of the image `ops`: one operation, by its arguments and environment. `npm run ops` builds first and does the same.
const args = process.argv.slice(2);
if (args.includes('--help')) console.log(operationsUse());
else process.exitCode = await operate(args, process.env);
