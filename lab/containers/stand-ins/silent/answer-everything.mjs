// Answers 200 and {} to every request, on each of PORTS (a list with spaces between).
import { createServer } from 'node:http';

for (const port of process.env.PORTS.split(' ')) {
  createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  }).listen(Number(port), '0.0.0.0');
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
